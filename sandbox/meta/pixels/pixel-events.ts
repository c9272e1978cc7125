import { type Fields, isMap, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Store } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError, mustBe, newTrace } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge } from '#sandbox/meta/graph/node-type.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { list, parsed, readParams, required } from '#sandbox/meta/graph/params.ts';

const mostAtOnce = 1_000;
const oldestMs = 7 * 86_400_000;
export const hourMs = 3_600_000;

/** The Conversions API: what happened on a website, told by its server, or what became of a lead, told by a CRM. */
export const eventsEdge: Edge = {
  create({ world, call }, pixel) {
    const { data } = readParams(call.params, { data: required(list) });
    const now = world.clock.now();
    const events = withSubcode(world, () => {
      const read = readEvents(data, now);
      for (const { crm, time } of read) if (crm) checkLead(world, crm, time);
      return read;
    });
    world.store.transaction(() => {
      for (const { name, time } of events) countEvent(world.store, pixel.id, name, time);
      for (const { crm } of events)
        if (crm) world.store.insert({ kind: 'crm-event', parent: pixel.id, fields: crm });
      const last = Math.max(...events.map(({ time }) => time), Number(pixel.fields['last_fired_time'] ?? 0));
      world.store.update(pixel, { last_fired_time: last });
    });
    return { events_received: events.length, messages: [], fbtrace_id: newTrace() };
  },
};

/** Which subcodes refusals of events carry, nobody has written down. */
function withSubcode<Read>(world: World, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GraphError) || switchOf(world, 'crm_event_subcode') === 'left-out') throw error;
    throw new GraphError('eventRefused', { reason: error.message });
  }
}

/** How often each event came in an hour, as far as servers told of it. */
export function toldEvents(store: Store, pixel: string, hour: number): Fields {
  return store.find(hourId(pixel, hour))?.fields ?? {};
}

interface WebEvent {
  name: string;
  time: number;
  /** What a CRM told of a lead, and whether it counts for conversion leads. Two copies from servers count twice. */
  crm?: Fields;
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
  const name = textOf(event['event_name']).slice(0, 50);
  const crm = event['action_source'] === 'system_generated' && { crm: readCrm(event, place) };
  return { name, time, ...crm };
}

/** Of a CRM: a lead id is never hashed, whatever else is known of a person always is. */
function readCrm(event: Fields, place: string): Fields {
  const { lead_id: leadId, ...person } = mapOf(event['user_data']);
  if (leadId !== undefined && !/^\d{15,17}$/.test(textOf(leadId)))
    throw mustBe(`${place}[user_data][lead_id]`, 'a lead id of 15 to 17 digits');
  for (const name of ['em', 'ph'])
    if (!listOf(person[name]).every((each) => /^[\da-f]{64}$/.test(textOf(each))))
      throw mustBe(`${place}[user_data][${name}]`, 'hashed with SHA-256');
  const { event_source: source, lead_event_source: tool } = mapOf(event['custom_data']);
  const counted = source === 'crm' && Boolean(textOf(tool));
  return {
    ...pick(event, ['event_name', 'event_id', 'event_time']),
    lead_id: textOf(leadId),
    ...person,
    counted,
  };
}

function pick(event: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, event[name]]));
}

/** Nothing becomes of a lead before it has come. */
function checkLead({ store }: World, { lead_id: id }: Fields, time: number): void {
  const lead = store.find(textOf(id));
  const created = Number(lead?.fields['created_time'] ?? 0);
  if (time < Math.floor(created / 1000) * 1000) throw mustBe('event_time', 'after the lead was created');
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
