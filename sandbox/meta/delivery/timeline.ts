import type { Store, Thing } from '../../store.ts';

/** What an object was at any moment of its life. */
export interface Timeline {
  thing: Thing;
  /** Moments at which something changed, oldest first. */
  turns: number[];
  valueAt(what: string, time: number): string | undefined;
  /** In review, or turned down by it. */
  isHeldAt(time: number): boolean;
}

export function readTimeline(store: Store, thing: Thing): Timeline {
  const changes = store.changesOf(thing.id);
  const reviews = changes.filter(({ what }) => what === 'review');
  const last = reviews.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  return {
    thing,
    turns: [...changes.map(({ at }) => at), ...reviews.map(({ value }) => Number(value))],
    valueAt: (what, time) => changes.findLast((change) => change.what === what && change.at <= time)?.value,
    isHeldAt(time) {
      if (thing.fields['rejected'] && time >= last) return true;
      return reviews.some(({ at, value }) => at <= time && time < Number(value));
    },
  };
}
