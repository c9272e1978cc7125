import { z } from 'zod';
import { minorDigits, moneyText } from '../currencies.ts';
import { worstDayOf } from './spending.ts';

const amount = z.int().min(1).max(1_000_000_000_00).nullable();

/** At what a campaign is to be paused, in minor units; null for never. */
export const Brakes = z.object({
  spentWithoutResultMinor: amount.meta({
    description: 'It is paused once it has spent this, ever, without a lead, a purchase or a visit.',
  }),
  mostPerDayMinor: amount.meta({
    description: 'It is paused once it has spent this on one day of the ad account’s calendar.',
  }),
});
export type Brakes = z.infer<typeof Brakes>;

/** What somebody has chosen of them before it is published; what is left out goes by the budget. */
export const ChosenBrakes = Brakes.partial();
export type ChosenBrakes = z.infer<typeof ChosenBrakes>;

export const brakeNames = ['spentWithoutResultMinor', 'mostPerDayMinor'] as const;
export const BrakeName = z.enum(brakeNames);
export type BrakeName = z.infer<typeof BrakeName>;

export const noBrakes: Brakes = { spentWithoutResultMinor: null, mostPerDayMinor: null };

/** In what ways a brake that is wanted does not hold. */
export const lostStates = ['refused', 'gone', 'switched-off', 'changed', 'has-issues'] as const;

/** What stands of a brake at Meta. */
export const BrakeState = z.object({
  /**
   * `armed`: a rule at Meta holds it. `fallback`: Meta took no rule, and its spending limit of the campaign holds it.
   * `met`: the same, until the first result came. `refused`: Meta took neither. The others: somebody, or Meta, has taken
   * the rule away, switched it off, changed it, or found fault with it.
   */
  status: z.enum(['armed', 'fallback', 'met', ...lostStates]),
  /** Of a fallback: at what Meta stops the campaign, which can be more than was asked for. */
  limitMinor: z.int().nullable(),
  /** Why Meta took no rule, in Meta's words. */
  metaWords: z.string().nullable(),
});
export type BrakeState = z.infer<typeof BrakeState>;

/** The brakes of a campaign, and what stands of each at Meta. */
export const HeldBrakes = z.object({
  settings: Brakes,
  rules: z.object({
    spentWithoutResultMinor: BrakeState.optional(),
    mostPerDayMinor: BrakeState.optional(),
  }),
  /** When Meta was last asked whether they still stand. */
  checkedAt: z.iso.datetime(),
});
export type HeldBrakes = z.infer<typeof HeldBrakes>;

/**
 * For so many days' budgets a campaign may look for its first result. A visit comes with the first kroner: where two days
 * have brought none, something is broken.
 */
const daysWithoutResult = { leads: 5, sales: 5, traffic: 2 };
/** What a campaign is to bring. A draft holds brakes, so that this cannot ask what a campaign is. */
type Objective = keyof typeof daysWithoutResult;

interface Strike {
  brake: BrakeName;
  objective: Objective | null;
  spentMinor: number;
  readMinor: number | null;
  currency: string;
  at: string;
  timezone: string;
}

/** How a sentence tells what a brake did: which sentence, and when and at what, by the ad account's clock. */
export function strikeWords(strike: Strike, language: string) {
  const { brake, objective, spentMinor, readMinor, currency, at, timezone: timeZone } = strike;
  const locale = language === 'nb' ? 'nb-NO' : 'en-GB';
  const say = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(new Date(at));
  const without = objective === 'leads' ? 'lead' : objective === 'sales' ? 'purchase' : 'result';
  return {
    key: brake === 'mostPerDayMinor' ? ('per_day' as const) : (without as 'lead' | 'purchase' | 'result'),
    amount: moneyText(readMinor ?? spentMinor, { currency, locale: language, whole: true }),
    time: say({ hour: '2-digit', minute: '2-digit' }),
    day: say({ day: 'numeric', month: 'long' }),
  };
}

interface Braked {
  objective: Objective | null;
  dailyBudgetMinor: number | null;
  currency: string;
}

/** What brakes begin with. */
export function suggestBrakes({ objective, dailyBudgetMinor, currency }: Braked): Brakes {
  if (!dailyBudgetMinor) return noBrakes;
  return {
    spentWithoutResultMinor:
      objective && wholeUnits(dailyBudgetMinor * daysWithoutResult[objective], currency),
    mostPerDayMinor: wholeWorstDay(dailyBudgetMinor, currency),
  };
}

/** What a daily budget may cost on one day at worst, in whole units of its currency: where its brake stands, so that both are told by one figure. */
export function wholeWorstDay(dailyBudgetMinor: number, currency: string): number {
  return wholeUnits(worstDayOf(dailyBudgetMinor), currency);
}

function wholeUnits(minor: number, currency: string): number {
  const unit = 10 ** minorDigits(currency);
  return Math.ceil(minor / unit) * unit;
}

/** The brakes that publishing sets: as somebody has chosen them, and as suggested where nobody has. */
export function brakesToArm({ brakes: chosen, ...braked }: Braked & { brakes: ChosenBrakes }): Brakes {
  const { spentWithoutResultMinor, mostPerDayMinor } = suggestBrakes(braked);
  const { spentWithoutResultMinor: ever = spentWithoutResultMinor, mostPerDayMinor: day = mostPerDayMinor } =
    chosen;
  return { spentWithoutResultMinor: ever, mostPerDayMinor: day };
}

/** More of the least that may be spent a day, and of its budget, no campaign ever spends: it is a slip. */
const timesLeast = 100_000;
const timesBudget = 1000;

/** Between which amounts a brake may be: below it would stop at once, above it never does. */
export function brakeRange(leastMinor: number, dailyBudgetMinor: number | null) {
  const mostMinor = Math.max(leastMinor * timesLeast, (dailyBudgetMinor ?? 0) * timesBudget);
  return { leastMinor, mostMinor };
}

/** The brakes once a campaign may spend that much a day and not so much: those nobody has chosen go along. */
export function brakesAlong(settings: Brakes, campaign: Braked, fromMinor: number): Brakes {
  const before = suggestBrakes({ ...campaign, dailyBudgetMinor: fromMinor });
  const after = suggestBrakes(campaign);
  const next = (name: BrakeName) => (settings[name] === before[name] ? after[name] : settings[name]);
  return {
    spentWithoutResultMinor: next('spentWithoutResultMinor'),
    mostPerDayMinor: next('mostPerDayMinor'),
  };
}
