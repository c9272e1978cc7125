import { setTimeout as wait } from 'node:timers/promises';
import { GatewayError, type FailureKind } from '#server/gateways/gateway-error.ts';
import { isAdAccountThrottle } from '#server/gateways/meta/graph/ad-account-throttle.ts';
import type { Pace } from '#server/gateways/meta/graph/pace.ts';
import { openGate } from '#server/platform/gate.ts';

/** So many pages are under way at a time, of all kinds together. */
const pagesAtOnce = 12;
/** From here on pages come one at a time, with growing rests; https://developers.facebook.com/docs/graph-api/overview/rate-limiting */
const slowFromPercent = 75;
/** Here a sync that nobody asked for ends, so that what people do is still let through. */
const yieldFromPercent = 90;
const longestRestMs = 5_000;
/** Longer than this a sync does not rest in all: it tells how far it came instead. */
const restsAtMostMs = 5 * 60_000;
/** Meta's meters run empty within five minutes. */
const emptiesWithinMs = 5 * 60_000;

/** After these, nothing more is asked for: it would be refused as well, and calls while Meta blocks prolong the block. */
const hopeless: FailureKind[] = ['rate-limited', 'unauthorized', 'blocked'];

export interface SyncPace extends Pace {
  /** Until when the ad account is better left alone by the clock, in ms since 1970; undefined when it need not be. */
  restUntil(now: number): number | undefined;
  /** Until when Meta refuses whatever is asked of the ad account; undefined when it does not. */
  throttledUntil(now: number): number | undefined;
}

interface Input {
  /** Somebody waits for it. */
  isAsked: boolean;
  signal: AbortSignal;
  /** For tests: how it rests. */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Reads side by side as long as Meta minds little, slows down before Meta does, and stops all when one is refused. */
export function openSyncPace({ isAsked, signal, rest = restFor }: Input): SyncPace {
  const gate = openGate(pagesAtOnce);
  const single = openGate(1);
  let percent = 0;
  let restedMs = 0;
  let stopped: GatewayError | undefined;
  let throttledMs = 0;

  async function slowDown(): Promise<void> {
    if (percent < slowFromPercent) return;
    if (percent >= yieldFromPercent && !isAsked) throw (stopped ??= enough());
    await single(async () => {
      const ms = Math.round(longestRestMs * Math.min(1, (percent - slowFromPercent + 5) / 20));
      restedMs += ms;
      if (restedMs > restsAtMostMs) throw (stopped ??= enough());
      await rest(ms, signal);
    });
  }

  return {
    turn: (ask) =>
      gate(async () => {
        if (stopped) throw stopped;
        await slowDown();
        signal.throwIfAborted();
        if (stopped) throw stopped;
        try {
          return await ask();
        } catch (error) {
          if (isAdAccountThrottle(error)) throttledMs = Math.max(throttledMs, error.waitMs ?? 0);
          if (error instanceof GatewayError && hopeless.includes(error.failureKind)) stopped ??= error;
          throw error;
        }
      }),
    note: (usage) => {
      percent = Math.max(usage.accountPercent, usage.appPercent);
    },
    restUntil(now) {
      if (stopped?.waitMs) return now + Math.max(stopped.waitMs, throttledMs);
      return percent >= slowFromPercent ? now + emptiesWithinMs : undefined;
    },
    throttledUntil: (now) => (throttledMs > 0 ? now + throttledMs : undefined),
  };
}

function enough(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    failureKind: 'rate-limited',
    detail: 'the allowance of this ad account is nearly used up',
    waitMs: emptiesWithinMs,
  });
}

function restFor(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, undefined, { signal });
}
