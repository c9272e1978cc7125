import { textOf } from '#sandbox/json.ts';
import type { Change, Store, Thing } from '#sandbox/memory/store.ts';

/** What an object was at any moment of its life. */
export interface Timeline {
  thing: Thing;
  /** Moments at which something changed or was to begin or to end. */
  turns: number[];
  /** Empty when it was not there, or not yet. */
  valueAt(what: string, time: number): string;
  /** When something last changed, up to a moment; 0 when it never did. */
  changedAt(what: string, time: number): number;
  /** In review, or turned down by it. */
  isHeldAt(time: number): boolean;
}

const planned = ['start_time', 'end_time', 'stop_time', 'review'];

const known = new WeakMap<Thing, Timeline>();

/** The store gives the same object until something about it changes, so its timeline is read once. */
export function readTimeline(store: Store, thing: Thing): Timeline {
  const timeline = known.get(thing) ?? buildTimeline(store, thing);
  known.set(thing, timeline);
  return timeline;
}

function buildTimeline(store: Store, thing: Thing): Timeline {
  const changes = store.changesOf(thing.id).map(fromItsMinute);
  const byWhat = Map.groupBy(changes, ({ what }) => what);
  const reviews = byWhat.get('review') ?? [];
  const ahead = planned.flatMap((what) => [
    ...(byWhat.get(what) ?? []).map(({ value }) => Number(value)),
    Number(thing.fields[what] ?? 0),
  ]);

  function valueAt(what: string, time: number): string {
    const found = byWhat.get(what);
    if (!found) return textOf(thing.fields[what]);
    for (let place = found.length - 1; place >= 0; place -= 1) {
      const change = found[place];
      if (change && change.at <= time) return change.value;
    }
    return '';
  }

  return {
    thing,
    turns: [...changes.map(({ at }) => at), ...ahead],
    valueAt,
    changedAt: (what, time) => (byWhat.get(what) ?? []).findLast(({ at }) => at <= time)?.at ?? 0,
    isHeldAt(time) {
      if (reviews.some(({ at, value }) => at <= time && time < Number(value))) return true;
      return valueAt('rejected', time) === 'true';
    },
  };
}

/** Figures are told by the minute; a change counts from the minute it fell into, so that after a pause nothing comes. */
function fromItsMinute(change: Change): Change {
  return { ...change, at: Math.floor(change.at / 60_000) * 60_000 };
}
