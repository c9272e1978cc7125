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

interface Renewing {
  (): Promise<{ error: { status: number } | null }>;
}

/** Asks until somebody answers, after ever longer waits; a lost line counts as no answer. True once it is renewed. */
export async function renew(
  ask: Renewing,
  until: AbortSignal,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  for (const wait of renewalWaits()) {
    const isRenewed = await ask().then(
      ({ error }) => !error,
      () => false,
    );
    if (isRenewed || until.aborted) return isRenewed;
    await pause(wait);
  }
  return false;
}
