import { type Fields, isMap, numberOf, textOf } from '#sandbox/json.ts';
import type { Store } from '#sandbox/memory/store.ts';
import { GraphError, mustBe, newTrace } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge } from '#sandbox/meta/graph/node-type.ts';
import { list, parsed, readParams, required } from '#sandbox/meta/graph/params.ts';

const mostAtOnce = 1_000;
const oldestMs = 7 * 86_400_000;
export const hourMs = 3_600_000;

/** The Conversions API: what happened on a website, told by its server. */
export const eventsEdge: Edge = {
  create({ world, call }, pixel) {
    const { data } = readParams(call.params, { data: required(list) });
    const now = world.clock.now();
    const events = readEvents(data, now);
    world.store.transaction(() => {
      for (const { name, time } of events) countEvent(world.store, pixel.id, name, time);
      const last = Math.max(...events.map(({ time }) => time), Number(pixel.fields['last_fired_time'] ?? 0));
      world.store.update(pixel, { last_fired_time: last });
    });
    return { events_received: events.length, messages: [], fbtrace_id: newTrace() };
  },
};

/** How often each event came in an hour, as far as servers told of it. */
export function toldEvents(store: Store, pixel: string, hour: number): Fields {
  return store.find(hourId(pixel, hour))?.fields ?? {};
}

interface WebEvent {
  name: string;
  time: number;
}

/** All of them, or none: one that is malformed spoils the request. */
function readEvents(data: unknown, now: number): WebEvent[] {
  const events = Array.isArray(data) ? data.map(parsed) : [];
  if (events.length === 0) throw new GraphError('required', { name: 'data' });
  if (events.length > mostAtOnce) throw mustBe('data', `at most ${mostAtOnce} events`);
  return events.map((event, place) => readEvent(event, `data[${place}]`, now));
}

function readEvent(event: unknown, place: string, now: number): WebEvent {
  if (!isMap(event)) throw mustBe(place, 'an object');
  for (const name of ['event_name', 'event_time', 'user_data'])
    if (event[name] === undefined) throw new GraphError('required', { name: `${place}[${name}]` });
  const time = (numberOf(event['event_time']) ?? Number.NaN) * 1000;
  const isRecent = time > now - oldestMs && time < now + hourMs;
  if (!isRecent) throw mustBe(`${place}[event_time]`, 'a unix time within the last seven days');
  if (!isMap(event['user_data']) || Object.keys(event['user_data']).length === 0)
    throw mustBe(`${place}[user_data]`, 'an object with customer data');
  return { name: textOf(event['event_name']).slice(0, 50), time };
}

function countEvent(store: Store, pixel: string, name: string, time: number): void {
  const hour = Math.floor(time / hourMs);
  const id = hourId(pixel, hour);
  const known = store.find(id);
  const count = Number(known?.fields[name] ?? 0) + 1;
  if (known) store.update(known, { [name]: count });
  else store.insert({ id, kind: 'pixel-hour', parent: pixel, fields: { [name]: count } });
}

function hourId(pixel: string, hour: number): string {
  return `pixel-hour:${pixel}:${hour}`;
}
