import type { FileShelf } from './file-shelf.ts';
import type { Store } from './store.ts';

/** What every make-believe service stands on. */
export interface World {
  store: Store;
  files: FileShelf;
  clock: Clock;
  /** Where the sandbox is reached from outside, without a slash at the end. */
  publicUrl: string;
  /** How the sandbox calls somebody outside: the app's callbacks, a file it is to fetch. */
  fetch(request: Request): Promise<Response>;
}

export interface Clock {
  now(): number;
  advance(minutes: number): void;
  /** Tells a listener whenever somebody moves the clock. */
  onAdvance(listener: () => void): void;
  reset(): void;
}

/** Runs like the real clock, but ahead of it by as much as somebody asked for. */
export function openClock(store: Store, realNow: () => number): Clock {
  let aheadMs = Number(store.setting('ahead') ?? 0);
  const listeners: (() => void)[] = [];
  return {
    now: () => realNow() + aheadMs,
    advance(minutes) {
      aheadMs += minutes * 60_000;
      store.setSetting('ahead', String(aheadMs));
      for (const listener of listeners) listener();
    },
    onAdvance: (listener) => void listeners.push(listener),
    reset() {
      aheadMs = 0;
    },
  };
}
