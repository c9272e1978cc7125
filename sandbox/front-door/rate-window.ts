/** Counts what was asked for within a window, for the headers that tell how much is left. */
export function openRateWindow({ limit, windowMs }: { limit: number; windowMs: number }) {
  let [began, count] = [0, 0];

  function renew(now: number): void {
    if (now - began < windowMs) return;
    [began, count] = [now, 0];
  }
  return {
    /** Counts one more; false when that is one too many. */
    admits(now: number): boolean {
      renew(now);
      count += 1;
      return count <= limit;
    },
    look(now: number): { remaining: number; resetSeconds: number } {
      renew(now);
      return {
        remaining: Math.max(-1, limit - count),
        resetSeconds: Math.ceil((began + windowMs - now) / 1000),
      };
    },
  };
}
