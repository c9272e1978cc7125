import type { TargetAnswer } from '#server/gateways/lead-targets/target.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';

const minuteMs = 60_000;
/** How long a delivery is tried. */
const patienceMs = 24 * 60 * minuteMs;
const pausesMinutes = [1, 5, 15, 30, 60, 120, 180, 240, 300, 480];
/** A try that nobody has told the end of by then has died with its server. */
export const tryMs = minuteMs;
/** A receiver that is down is left alone for this long, however much waits for it. */
const restMs = minuteMs;
/** Nobody is left alone for longer, whatever they ask: most of a day would be gone. */
const longestRestMs = 240 * minuteMs;

/** Of what a service says of its refusal. */
const longestWords = 300;

/** Why a delivery went nowhere by somebody's own doing. */
export const stopped = {
  switchedOff: coded('lead-delivery-switched-off'),
  erased: coded('lead-delivery-erased'),
  off: coded('lead-delivery-off'),
  gone: coded('lead-delivery-gone'),
};

/** What is said of everything that waits once the receiver wants no more. */
export const unwanted: CodedText = coded('lead-delivery-unwanted');

/** How long a receiver is left alone: as long as it asks for, within reason. */
export function restOf({ waitMs }: Pick<Outcome, 'waitMs'>): number {
  return Math.min(Math.max(waitMs ?? 0, restMs), longestRestMs);
}

/** When to try again after so many tries, or when the receiver asked for it; null once a day is over. */
export function nextTryAt(
  { tries, createdAt }: { tries: number; createdAt: Date },
  now: number,
  { waitMs }: Pick<Outcome, 'waitMs'> = { waitMs: undefined },
): Date | null {
  const pause = pausesMinutes[Math.min(tries, pausesMinutes.length) - 1] ?? 0;
  const next = now + (waitMs === undefined ? pause * minuteMs : restOf({ waitMs }));
  return next <= createdAt.getTime() + patienceMs ? new Date(next) : null;
}

/** What is older than this is no longer tried. */
export function triedSince(now: number): Date {
  return new Date(now - patienceMs);
}

/** What a try came to. */
export interface Outcome {
  /** Null when there was no answer. */
  httpStatus: number | null;
  /** Null when it was delivered. */
  problem: CodedText | null;
  /** How long the receiver asks to be left alone, where it is too much for it now. */
  waitMs?: number | undefined;
  /** Nothing was sent, and nothing would be another time. */
  isFinal?: true;
}

type Said = Exclude<TargetAnswer, { cannot: unknown }>;

/** What an answer means: only a 2xx says that the lead has arrived. */
export function outcomeOf({ status, waitMs, words }: Said): Outcome {
  if (status >= 200 && status < 300) return { httpStatus: status, problem: null };
  const isAsked = waitMs !== undefined && (status === 429 || status === 503);
  return { httpStatus: status, problem: problemOf(status, words), ...(isAsked && { waitMs }) };
}

function problemOf(status: number, words: string | undefined): CodedText {
  if (status === 410) return coded('lead-delivery-answered-gone');
  if (words) return coded('lead-delivery-said', { status, words: words.slice(0, longestWords) });
  const isElsewhere = status >= 300 && status < 400;
  return coded(isElsewhere ? 'lead-delivery-redirected' : 'lead-delivery-answered', { status });
}

/** Whether others would fare no better right now: nobody there, too many requests, or a broken gateway. */
export function isDown({ httpStatus, problem, isFinal }: Outcome): boolean {
  return problem !== null && !isFinal && (httpStatus === null || httpStatus === 429 || httpStatus >= 502);
}

/** Whether the receiver has said that it wants no more, ever. */
export function isUnwanted({ httpStatus }: Outcome): boolean {
  return httpStatus === 410;
}
