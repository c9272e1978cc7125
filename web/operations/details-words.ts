import type { Brakes } from '#contract/live/brakes.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import { driftSetting } from '#web/drift-words.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { statusWords } from '#web/status-words.ts';
import { formatLongDay } from '#web/ui/format/format.ts';
import { brakesWords, goalWords, limitName, moneyOf } from './money-words.ts';
import { partNames, targetOf } from './words.ts';

/** The change as an entry of the history: 'Daily budget: NOK 100 → NOK 150'. */
export function detailsWords(details: OperationDetails): string {
  switch (details.kind) {
    case 'status':
      return switchWords(details);
    case 'daily-budget':
      return budgetWords(details);
    case 'name':
      return m.changes_matter_name(details);
    case 'cost-goal':
      return m.changes_matter_cost_goal({ from: goalWords(details.from), to: goalWords(details.to) });
    case 'guardrails':
      return limitWords(details);
    case 'brakes': {
      const say = (brakes: Brakes) => brakesWords(brakes, details.currency) || m.changes_brakes_none();
      const turn = { from: say(details.from), to: say(details.to) };
      if (details.follows === 'publication') return m.changes_matter_brakes_published(turn);
      if (details.follows === 'first-result') return m.changes_matter_brakes_result(turn);
      return details.follows ? m.changes_matter_brakes_budget(turn) : m.changes_matter_brakes(turn);
    }
    case 'setting':
      return m.changes_matter_setting({
        setting: driftSetting(details.field),
        name: details.objectName,
      });
    case 'locations':
      return m.changes_matter_locations({ from: namesOf(details.from), to: namesOf(details.to) });
    case 'spending-limit':
      return m.changes_matter_limit({ from: limitName(details, 'from'), to: limitName(details, 'to') });
    case 'schedule':
      return m.changes_matter_schedule({ from: endName(details.from), to: endName(details.to) });
    case 'ad-copy':
      return m.changes_matter_ad_copy({ from: details.from.headline, to: details.to.headline });
    case 'new-ads':
      return m.changes_matter_new_ads({ names: details.names.join(', ') });
    case 'removed-ads':
      return m.changes_matter_removed_ads({ names: details.names.join(', ') });
    case 'publication':
      return m.changes_matter_publication({ count: details.adCount });
    case 'form-audience':
      return (details.to === 'made' ? m.changes_audience_made : m.changes_audience_removed)(details);
    case 'publication-undo':
      return m.changes_matter_publication_undo();
    case 'deletion':
      return m.changes_matter_deletion({ name: details.name });
  }
}

function switchWords(details: Extract<OperationDetails, { kind: 'status' }>): string {
  const { from, to, adSets = [], ads = [] } = details;
  const turn = { from: statusWords(from), to: statusWords(to) };
  switch (targetOf(details)) {
    case 'campaign':
      return m.changes_matter_status(turn);
    case 'ad-set':
      return m.changes_matter_ad_set_status({ ...turn, names: partNames(adSets) });
    case 'ad':
      return m.changes_matter_ad_status({ ...turn, names: partNames(ads) });
  }
}

/** A changed budget: 'Daily budget: NOK 100 → NOK 150'. */
function budgetWords({ from, to, adSet }: Extract<OperationDetails, { kind: 'daily-budget' }>): string {
  const turn = { from: moneyOf(from), to: moneyOf(to) };
  return adSet
    ? m.changes_matter_ad_set_budget({ ...turn, name: adSet.name })
    : m.changes_matter_budget(turn);
}

/** The most an ad account may cost, before and now, as far as that changed. */
function limitWords({ currency, from, to }: Extract<OperationDetails, { kind: 'guardrails' }>): string {
  const say = (minor: number | null) =>
    minor === null ? m.changes_guardrails_none() : formatWholeMoney(minor, currency);
  const changed = [
    [m.changes_matter_guardrails_day, from.mostPerDayMinor, to.mostPerDayMinor] as const,
    [m.changes_matter_guardrails_month, from.mostPerMonthMinor, to.mostPerMonthMinor] as const,
  ].filter(([, before, after]) => before !== after);
  return changed.map(([words, before, after]) => words({ from: say(before), to: say(after) })).join('. ');
}

/** The last day of an ad set, or that there is none. */
function endName({ endsOn }: Extract<OperationDetails, { kind: 'schedule' }>['to']): string {
  return endsOn === null ? m.changes_schedule_none() : formatLongDay(endsOn);
}

function namesOf(places: readonly { name: string; radiusKm: number | null }[]): string {
  const named = places.map(({ name, radiusKm }) =>
    radiusKm === null ? name : m.changes_place({ name, km: radiusKm }),
  );
  return named.join(', ') || m.changes_no_places();
}
