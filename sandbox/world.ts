import type { Store } from './store.ts';

/** What every make-believe service stands on. */
export interface World {
  store: Store;
  clock: Clock;
  /** Where the sandbox is reached from outside, without a slash at the end. */
  publicUrl: string;
}

export interface Clock {
  now(): number;
  advance(minutes: number): void;
  reset(): void;
}

/** Runs like the real clock, but ahead of it by as much as somebody asked for. */
export function openClock(store: Store, realNow: () => number): Clock {
  let aheadMs = Number(store.setting('ahead') ?? 0);
  return {
    now: () => realNow() + aheadMs,
    advance(minutes) {
      aheadMs += minutes * 60_000;
      store.setSetting('ahead', String(aheadMs));
    },
    reset() {
      aheadMs = 0;
    },
  };
}
