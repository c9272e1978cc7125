import { type Fields, numberOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import type { Edge } from '#sandbox/meta/graph/node-type.ts';
import { moment, oneOf, type Params, readParams } from '#sandbox/meta/graph/params.ts';
import { graphTime } from '#sandbox/meta/graph/times.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { hourMs, toldEvents } from './pixel-events.ts';

const longestMs = 7 * 24 * hourMs;

const shapes: Params = {
  aggregation: oneOf(['event', 'device_type', 'host', 'pixel_fire']),
  start_time: moment,
  end_time: moment,
};

/** What a pixel has seen, hour by hour; hours in which it saw nothing are left out. */
export const statsEdge: Edge = {
  list({ world, call }, pixel) {
    const { aggregation = 'event', start_time: from, end_time: to } = readParams(call.params, shapes);
    const now = world.clock.now();
    const end = Math.min(numberOf(to) || now, now);
    const start = Math.max(numberOf(from) ?? end - longestMs, end - longestMs);
    const hours = Array.from(
      { length: Math.max(0, Math.floor(end / hourMs) - Math.ceil(start / hourMs) + 1) },
      (_, place) => Math.ceil(start / hourMs) + place,
    );
    const rows = hours.flatMap((hour): Fields[] => {
      const events = eventsIn(world, pixel, hour);
      if (events.length === 0) return [];
      const data = group(String(aggregation), events);
      return [{ start_time: graphTime(hour * hourMs), aggregation, data }];
    });
    return { rows };
  },
};

interface Count {
  value: string;
  count: number;
}

/** How large a part of the visitors gets that far. */
const shares: Record<string, number> = {
  PageView: 1,
  ViewContent: 0.45,
  AddToCart: 0.08,
  InitiateCheckout: 0.04,
  Purchase: 0.02,
};

/** The visits of a website with people on it, and what servers told of besides. */
function eventsIn(world: World, pixel: Thing, hour: number): Count[] {
  const visits = visitsIn(world, pixel, hour);
  const counts = new Map<string, number>();
  for (const [event, share] of Object.entries(shares)) counts.set(event, Math.floor(visits * share));
  for (const [event, count] of Object.entries(toldEvents(world.store, pixel.id, hour)))
    counts.set(event, (counts.get(event) ?? 0) + Number(count));
  return [...counts].flatMap(([value, count]) => (count > 0 ? [{ value, count }] : []));
}

/** When it last fired, in ms since 1970: with its last visitor, or when its server last told of something. */
export function lastFired(world: World, pixel: Thing): number {
  const told = Number(pixel.fields['last_fired_time'] ?? 0);
  const hour = Math.floor(world.clock.now() / hourMs) - 1;
  const visited = Array.from({ length: 24 }, (_, back) => hour - back).find(
    (each) => visitsIn(world, pixel, each) >= 1,
  );
  return visited === undefined ? told : Math.max(told, (visited + 1) * hourMs - 1);
}

function visitsIn(world: World, { id, fields }: Thing, hour: number): number {
  if (switchOf(world, 'pixel_fires') === 'never') return 0;
  const byDay = 1 + Math.cos((((hour % 24) - 18) / 24) * 2 * Math.PI);
  return Number(fields['visits_an_hour'] ?? 0) * byDay * (0.6 + 0.8 * noise(id, String(hour)));
}

function group(aggregation: string, events: Count[]): Count[] {
  const total = events.reduce((sum, { count }) => sum + count, 0);
  const phones = Math.round(total * 0.72);
  if (aggregation === 'device_type')
    return [
      { value: 'mobile', count: phones },
      { value: 'desktop', count: total - phones },
    ];
  if (aggregation === 'host') return [{ value: 'www.example.com', count: total }];
  return aggregation === 'pixel_fire' ? [{ value: 'pixel_fire', count: total }] : events;
}
