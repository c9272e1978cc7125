import type { Objective } from '#contract/campaigns/campaign.ts';
import { type BrakeName, type Brakes, brakeNames } from '#contract/live/brakes.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** A daily budget in its currency. */
export function moneyOf({
  dailyBudgetMinor,
  currency,
}: {
  dailyBudgetMinor: number;
  currency: string;
}): string {
  return formatWholeMoney(dailyBudgetMinor, currency);
}

/** What a result may cost at most, or that nobody has said. */
export function goalWords(
  { costGoalMinor, currency }: Extract<OperationDetails, { kind: 'cost-goal' }>['to'],
  say = ({ amount }: { amount: string }) => amount,
  sayNone: () => string = m.changes_cost_goal_none,
): string {
  return costGoalMinor === null ? sayNone() : say({ amount: formatWholeMoney(costGoalMinor, currency) });
}

/** 'NOK 800 without a result'; undefined where there is no such brake. */
export function brakeWords(name: BrakeName, minor: number | null, currency: string): string | undefined {
  return minor === null ? undefined : sayBrake[name]({ amount: formatWholeMoney(minor, currency) });
}

const ever = { leads: m.dialogs_brakes_lead, sales: m.dialogs_brakes_sale, traffic: m.dialogs_brakes_ever };

/** What the box of a brake is called. */
export function brakeLabel(name: BrakeName, objective: Objective | null): string {
  return name === 'mostPerDayMinor' ? m.dialogs_brakes_day() : ever[objective ?? 'traffic']();
}
const sayBrake = {
  spentWithoutResultMinor: m.delivery_brake_ever,
  mostPerDayMinor: m.delivery_brake_per_day,
};

/** All brakes of a campaign; empty where it has none. */
export function brakesWords(brakes: Brakes, currency: string): string {
  return brakeNames.flatMap((name) => brakeWords(name, brakes[name], currency) ?? []).join(', ');
}

/** 'The safety stop changes too: NOK 263 to NOK 525 a day.'; undefined where none does. */
export function brakesAlongWords(from: Brakes, to: Brakes, currency: string): string | undefined {
  const say = (minor: number | null) => formatWholeMoney(minor ?? 0, currency);
  const turns = brakeNames
    .filter((name) => from[name] !== to[name])
    .map((name) =>
      sayBrake[name]({ amount: m.changes_brakes_turn({ from: say(from[name]), to: say(to[name]) }) }),
    );
  if (turns.length === 0) return undefined;
  const brakes = new Intl.ListFormat(pageLanguage()).format(turns);
  return m.changes_brakes_along({ count: turns.length, brakes });
}

/** Between which amounts a brake of a campaign may be. */
export function brakeRangeWords(range: RefusalData<'BRAKE_OUT_OF_RANGE'>): string {
  const { leastMinor, mostMinor, currency } = range;
  return m.changes_brakes_range({
    least: formatWholeMoney(leastMinor, currency),
    most: formatWholeMoney(mostMinor, currency),
  });
}

type SpendingLimit = Extract<OperationDetails, { kind: 'spending-limit' }>;

/** A spending limit at Meta, or that there is none. */
export function limitName(details: SpendingLimit, when: 'from' | 'to'): string {
  const { limitMinor } = details[when];
  return limitMinor === null ? m.changes_guardrails_none() : formatWholeMoney(limitMinor, details.currency);
}

/** What a spending limit at Meta is from now on. */
export function spendingLimitWords(details: SpendingLimit): string {
  if (details.to.limitMinor === null) return m.changes_limit_dropped();
  return m.changes_limit_done({ amount: limitName(details, 'to') });
}
