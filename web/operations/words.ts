import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { StatusTarget, SwitchedPart } from '#contract/live/switched-parts.ts';
import { isDefinedError, ORPCError } from '@orpc/client';
import { runsUntil } from '#web/campaign-end.ts';
import { perMonth } from '#web/cost.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatLongDay, formatTime } from '#web/ui/format/format.ts';
import { driftSetting } from '#web/drift-words.ts';
import { brakeRangeWords, brakesWords, goalWords, moneyOf, spendingLimitWords } from './money-words.ts';

export type OperationKindName = OperationDetails['kind'];

/** What to say once a change is there: what was done, and what it means. */
export function doneWords({ details, undoes }: Operation): { title: string; text?: string } {
  switch (details.kind) {
    case 'status':
      return switchedWords(details);
    case 'daily-budget':
      return {
        title: details.adSet
          ? m.changes_ad_set_budget_done({ name: details.adSet.name, amount: moneyOf(details.to) })
          : m.changes_budget_done({ amount: moneyOf(details.to) }),
        text: monthWords(details.to.dailyBudgetMinor, details.to.currency),
      };
    case 'name':
      return { title: m.changes_name_done({ name: details.to }) };
    case 'cost-goal':
      return { title: goalWords(details.to, m.changes_cost_goal_done, m.changes_cost_goal_dropped) };
    case 'guardrails':
      return { title: m.changes_guardrails_done() };
    case 'brakes':
      return {
        title: brakesWords(details.to, details.currency)
          ? m.changes_brakes_done()
          : m.changes_brakes_dropped(),
      };
    case 'setting':
      return { title: m.changes_setting_done({ setting: driftSetting(details.field) }) };
    case 'locations':
      return { title: m.changes_locations_done() };
    case 'spending-limit':
      return { title: spendingLimitWords(details) };
    case 'schedule':
      return { title: runsUntil(details.to.endsOn) };
    case 'ad-copy':
      return { title: m.changes_ad_copy_done(), text: m.changes_review_text() };
    case 'new-ads':
      return {
        title: m.changes_new_ads_done({ count: details.names.length }),
        text: m.changes_review_text(),
      };
    case 'removed-ads':
      return { title: m.changes_removed_ads_done({ count: details.names.length }) };
    case 'publication':
      return { title: m.changes_publication_done(details), text: m.changes_review_text() };
    case 'form-audience':
      return {
        title: (details.to === 'made' ? m.changes_audience_made : m.changes_audience_removed)(details),
      };
    case 'publication-undo':
      return { title: m.campaigns_undone(), text: m.campaigns_undone_text() };
    case 'deletion':
      return { title: undoes ? m.changes_deletion_canceled() : m.changes_deleted() };
  }
}

/** What a daily budget comes to. */
export function monthWords(dailyBudgetMinor: number, currency: string): string {
  return m.changes_budget_month({ amount: formatWholeMoney(perMonth(dailyBudgetMinor), currency) });
}

/** What a change switches; of one that switches nothing, the campaign it is about. */
export function targetOf(details: OperationDetails): StatusTarget {
  return (details.kind === 'status' && details.target) || 'campaign';
}

/** What to say above the reason when a change of this kind was not made; `target` is what was to be switched. */
export function failedTitle(kind: OperationKindName, target: StatusTarget = 'campaign'): string {
  return kind === 'status' ? statusFailed[target]() : failed[kind]();
}

const failed: Record<Exclude<OperationKindName, 'status'>, () => string> = {
  'daily-budget': m.changes_budget_failed,
  name: m.changes_name_failed,
  'cost-goal': m.changes_cost_goal_failed,
  guardrails: m.changes_guardrails_failed,
  brakes: m.changes_brakes_failed,
  setting: m.changes_setting_failed,
  locations: m.changes_locations_failed,
  'spending-limit': m.changes_limit_failed,
  schedule: m.changes_schedule_failed,
  'ad-copy': m.changes_ad_copy_failed,
  'new-ads': m.changes_new_ads_failed,
  'removed-ads': m.changes_removed_ads_failed,
  publication: m.campaigns_publishing_failed,
  'form-audience': m.changes_audience_failed,
  'publication-undo': m.campaigns_not_undone,
  deletion: m.changes_deletion_failed,
};

/** Why a change was not made, or is not yet, in one breath. */
export function problemWords(problem: Operation['problem']): string | undefined {
  if (!problem) return undefined;
  const { title, text } = problem;
  return /[.!?]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
}

/** Why a change that is under way is not made yet. */
export function waitingWords({ waitsUntil, problem }: Operation): string | undefined {
  return waitsUntil ? m.changes_waits_until({ time: formatTime(waitsUntil) }) : problem?.text;
}

/** Why a change was refused before it began, with the reason where the refusal carries one. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ORPCError) || !isDefinedError(error)) return wordsFor(error);
  const data: unknown = error.data;
  if (error.code === 'OVER_GUARDRAIL') return overGuardrailWords(data as RefusalData<'OVER_GUARDRAIL'>);
  if (error.code === 'OVER_CEILING') return overCeilingWords(data as RefusalData<'OVER_CEILING'>);
  if (error.code === 'END_TOO_SOON')
    return m.campaigns_end_soon({ day: formatLongDay((data as RefusalData<'END_TOO_SOON'>).earliest) });
  if (error.code === 'BRAKE_OUT_OF_RANGE') return brakeRangeWords(data as RefusalData<'BRAKE_OUT_OF_RANGE'>);
  if (typeof data !== 'object' || data === null) return wordsFor(error);
  if ('reason' in data && typeof data.reason === 'string') return data.reason;
  if ('minimumMinor' in data && 'currency' in data) {
    const { minimumMinor, currency } = data;
    if (typeof minimumMinor === 'number' && typeof currency === 'string') {
      return m.changes_budget_least({ amount: formatWholeMoney(minimumMinor, currency) });
    }
  }
  return wordsFor(error);
}

/** The most that whoever asks may let one campaign cost, and what to do. */
export function overCeilingWords({ ceilingMinor, currency }: RefusalData<'OVER_CEILING'>): string {
  return m.teams_over_ceiling({ amount: formatWholeMoney(ceilingMinor, currency) });
}

/** What it would cost, and what to do, where that is more than somebody has allowed. */
export function overGuardrailWords({
  per,
  atWorstMinor,
  mostMinor,
  currency,
}: RefusalData<'OVER_GUARDRAIL'>): string {
  const amounts = {
    worst: formatWholeMoney(atWorstMinor, currency),
    most: formatWholeMoney(mostMinor, currency),
  };
  return per === 'day' ? m.changes_guardrails_over_day(amounts) : m.changes_guardrails_over_month(amounts);
}

type Switch = Extract<OperationDetails, { kind: 'status' }>;

const statusFailed: Record<StatusTarget, () => string> = {
  campaign: m.changes_status_failed,
  'ad-set': m.changes_ad_set_status_failed,
  ad: m.changes_ad_status_failed,
};

function switchedWords(details: Switch): { title: string; text: string } {
  const { to, adSets = [], ads = [] } = details;
  const isOn = to === 'ACTIVE';
  switch (targetOf(details)) {
    case 'campaign':
      return isOn
        ? { title: m.changes_started(), text: m.changes_started_text() }
        : { title: m.changes_paused(), text: m.changes_paused_text() };
    case 'ad-set': {
      const count = adSets.length;
      const title = isOn ? m.changes_ad_sets_started({ count }) : m.changes_ad_sets_paused({ count });
      return { title, text: partNames(adSets) };
    }
    case 'ad': {
      const count = ads.length;
      const title = isOn ? m.changes_ads_started({ count }) : m.changes_ads_paused({ count });
      return { title, text: partNames(ads) };
    }
  }
}

/** The names of ad sets or ads that are switched together: an ad as people read it, and as Ads Manager calls it. */
export function partNames(parts: readonly SwitchedPart[]): string {
  return parts.map(({ name, headline }) => (headline ? `${headline} (${name})` : name)).join(', ');
}
