import { type Days, daysAfter, daysBetween } from '#contract/days.ts';
import { keptAdDays, keptDays } from '../rules.ts';

/** Meta corrects what it told of a day for so long. https://developers.facebook.com/docs/marketing-api/insights */
const correctedDays = 28;
/** What moves from hour to hour: today, and what was counted late for the days before. */
const movingDays = 3;
/** As many stretches of days are read side by side at most. */
const mostStretches = 16;

/** What is known of an ad account's days already. */
export interface DaysKnown {
  since: string;
  /** The day, by the account's calendar, on which they were read last. */
  readOn: string;
}

/** What is known of the days of its campaigns. */
export interface CampaignDaysKnown extends DaysKnown {
  /** How many campaigns there were then; null where that could not be told. */
  campaignCount: number | null;
}

/**
 * Which days to read so that every day kept is as Meta tells it now: all of them the first time, those Meta may have
 * corrected with the first sync of a day, the last few with every other. Answers too from which day on all is known then.
 */
export function daysToRead(today: string, known: DaysKnown | undefined): Days & { knownSince: string } {
  const first = daysAfter(today, 1 - keptDays);
  if (!known || known.since > today) return { since: first, until: today, knownSince: first };
  const knownSince = later(known.since, first);
  const since =
    known.readOn === today ? daysAfter(today, 1 - movingDays) : daysAfter(known.readOn, -correctedDays);
  return { since: later(since, first), until: today, knownSince };
}

/**
 * The same for the days of ads, of which only those that are over are read: undefined where they have been read today.
 * Those of the last four weeks the first time.
 */
export function adDaysToRead(
  today: string,
  known: DaysKnown | undefined,
): (Days & { knownSince: string }) | undefined {
  const isKnown = known && known.since <= today;
  if (isKnown && known.readOn >= today) return undefined;
  const first = daysAfter(today, -keptAdDays);
  const since = later(daysAfter(isKnown ? known.readOn : today, -correctedDays), first);
  return { since, until: daysAfter(today, -1), knownSince: isKnown ? later(known.since, first) : since };
}

/** Cuts days into stretches that can be read side by side, each about a page of rows long where that is possible. */
export function stretchesOf({ since, until }: Days, rowsADay: number, pageSize = 500): Days[] {
  const count = daysBetween({ since, until });
  const wished = Math.ceil((count * Math.max(1, rowsADay)) / pageSize);
  const length = Math.ceil(count / Math.min(mostStretches, wished));
  return Array.from({ length: Math.ceil(count / length) }, (_, place) => {
    const first = daysAfter(since, place * length);
    const last = daysAfter(first, length - 1);
    return { since: first, until: last < until ? last : until };
  });
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
