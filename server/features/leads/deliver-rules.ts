import type { Spoken } from '#server/plumbing/spoken.ts';

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

/** Why a delivery went nowhere by somebody's own doing. */
export const stopped = {
  switchedOff: {
    en: 'Deliveries were switched off before this one went out.',
    nb: 'Levering ble slått av før dette ble sendt.',
  },
  removed: {
    en: 'There is no address to deliver to any more.',
    nb: 'Det er ingen adresse å levere til lenger.',
  },
  erased: {
    en: 'The lead was erased before it was delivered.',
    nb: 'Leadet ble slettet før det ble levert.',
  },
  off: {
    en: 'Deliveries are switched off. Switch them on first.',
    nb: 'Levering er slått av. Slå den på først.',
  },
  gone: {
    en: 'There is no lead any more that could be sent.',
    nb: 'Det er ikke lenger noe lead å sende.',
  },
} satisfies Record<string, Spoken<string>>;

/** What is said of everything that waits once the receiver wants no more. */
export const unwanted: Spoken<string> = {
  en: 'It answered 410: it takes no leads any more. Deliveries were switched off.',
  nb: 'Det svarte 410: det tar ikke imot leads lenger. Levering ble slått av.',
};

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
  problem: Spoken<string> | null;
  /** How long the receiver asks to be left alone, where it is too much for it now. */
  waitMs?: number | undefined;
}

/** What an answer means: only a 2xx says that the lead has arrived. */
export function outcomeOf(status: number, waitMs?: number): Outcome {
  if (status >= 200 && status < 300) return { httpStatus: status, problem: null };
  const isAsked = waitMs !== undefined && (status === 429 || status === 503);
  return { httpStatus: status, problem: problemOf(status), ...(isAsked && { waitMs }) };
}

function problemOf(status: number): Spoken<string> {
  if (status === 410)
    return {
      en: 'It answered 410: it takes no leads any more.',
      nb: 'Det svarte 410: det tar ikke imot leads lenger.',
    };
  if (status >= 300 && status < 400)
    return {
      en: `It answered ${status}, which sends us elsewhere. Enter the address where it ends.`,
      nb: `Det svarte ${status}, som sender oss videre. Oppgi adressen der det ender.`,
    };
  return { en: `It answered ${status}.`, nb: `Det svarte ${status}.` };
}

/** Whether others would fare no better right now: nobody there, too many requests, or a broken gateway. */
export function isDown({ httpStatus, problem }: Outcome): boolean {
  return problem !== null && (httpStatus === null || httpStatus === 429 || httpStatus >= 502);
}

/** Whether the receiver has said that it wants no more, ever. */
export function isUnwanted({ httpStatus }: Outcome): boolean {
  return httpStatus === 410;
}
