import type { Store } from '../../store.ts';
import type { Results } from './results.ts';

const kept = new WeakMap<Store, Map<string, Results>>();

/** What is past does not change any more, so it is worked out once: by ad and day. */
export function finishedDays(store: Store): Map<string, Results> {
  const days = kept.get(store) ?? new Map<string, Results>();
  kept.set(store, days);
  return days;
}

/** For those who change the past: an edit without rules, or a new world. */
export function forgetFinishedDays(store: Store): void {
  kept.delete(store);
}
