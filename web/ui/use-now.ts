import { useSyncExternalStore } from 'react';

const tickMs = 15_000;

/** The time, true to the second whenever something is drawn, and drawn anew every now and then. */
export function useNow(): number {
  return useSyncExternalStore(tick, readSecond, readSecond);
}

function tick(tell: () => void): () => void {
  const clock = setInterval(tell, tickMs);
  return () => clearInterval(clock);
}

/** Never before the present: what just began would seem to begin in the future. */
function readSecond(): number {
  return Math.ceil(Date.now() / 1000) * 1000;
}
