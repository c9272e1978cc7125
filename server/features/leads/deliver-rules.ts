const minuteMs = 60_000;
/** How long a delivery is tried. */
const patienceMs = 24 * 60 * minuteMs;
const pausesMinutes = [1, 5, 15, 30, 60, 120, 180, 240, 300, 480];
/** A try that nobody has told the end of by then has died with its server. */
export const tryMs = minuteMs;
/** A receiver that is down is left alone for this long, however much waits for it. */
export const restMs = minuteMs;

export const stopped = {
  switchedOff: 'Deliveries were switched off before this one went out.',
  removed: 'There is no address to deliver to any more.',
  erased: 'The lead was erased before it was delivered.',
  off: 'Deliveries are switched off. Switch them on first.',
  gone: 'There is no lead any more that could be sent.',
} as const;

/** When to try again after so many tries; null once a day is over. */
export function nextTryAt(
  { tries, createdAt }: { tries: number; createdAt: Date },
  now: number,
): Date | null {
  const pause = pausesMinutes[Math.min(tries, pausesMinutes.length) - 1] ?? 0;
  const next = now + pause * minuteMs;
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
  problem: string | null;
}

/** What an answer means: only a 2xx says that the lead has arrived. */
export function outcomeOf(httpStatus: number): Outcome {
  if (httpStatus >= 200 && httpStatus < 300) return { httpStatus, problem: null };
  const isRedirect = httpStatus >= 300 && httpStatus < 400;
  const problem = isRedirect
    ? `It answered ${httpStatus}, which sends us elsewhere. Enter the address where it ends.`
    : `It answered ${httpStatus}.`;
  return { httpStatus, problem };
}

/** Whether others would fare no better right now: nobody there, too many requests, or a broken gateway. */
export function isDown({ httpStatus, problem }: Outcome): boolean {
  return problem !== null && (httpStatus === null || httpStatus === 429 || httpStatus >= 502);
}
