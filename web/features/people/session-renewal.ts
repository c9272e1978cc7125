/** How often a page looks at how long its session still lasts. */
export const lookEveryMs = 30_000;
const renewWithinMs = 90_000;
const firstWaitMs = 200;

export function isRenewalDue(expiresAt: Date, now: number): boolean {
  return expiresAt.getTime() - now <= renewWithinMs;
}

/** How long to wait after each failed try: doubling, as long as all of them fit before the next look. */
export function renewalWaits(): number[] {
  const waits: number[] = [];
  let spent = 0;
  for (let wait = firstWaitMs; spent + wait <= lookEveryMs; wait *= 2) {
    waits.push(wait);
    spent += wait;
  }
  return waits;
}
