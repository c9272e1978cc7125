import { randomUUID } from 'node:crypto';
import { at, type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { System } from './system.ts';

const upsert = /^\/crm\/(objects\/\d{4}-\d{2}|v3\/objects)\/contacts\/batch\/upsert$/;
const mostAtOnce = 100;
const properties = new Set(['email', 'firstname', 'lastname', 'phone', 'hs_lead_status', 'lifecyclestage']);
const leadStatuses = [
  'NEW',
  'OPEN',
  'IN_PROGRESS',
  'OPEN_DEAL',
  'UNQUALIFIED',
  'ATTEMPTED_TO_CONTACT',
  'CONNECTED',
  'BAD_TIMING',
];

/** Contacts, kept by their email address: https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/batch */
export const hubspot: System = {
  answer(world, { method, path, headers, json }) {
    if (!/^Bearer pat-\S+$/.test(headers.get('authorization') ?? '')) return refuse(401, wrongToken);
    if (!upsert.test(path)) return refuse(404, { message: 'resource not found' });
    if (method !== 'POST') return refuse(405, { message: 'HTTP method not allowed' });
    const inputs = listOf(at(json, 'inputs')).map(mapOf);
    const fault = faultIn(inputs);
    if (fault) return refuse(400, { message: fault, category: 'VALIDATION_ERROR' });
    const results = world.store.transaction(() => inputs.map((input) => put(world, input)));
    const now = new Date(world.clock.now()).toISOString();
    return Response.json({ status: 'COMPLETE', results, startedAt: now, completedAt: now });
  },
  fail({ status, message, headers }) {
    const limit = { errorType: 'RATE_LIMIT', policyName: 'TEN_SECONDLY_ROLLING' };
    const words = status === 429 ? 'You have reached your ten_secondly_rolling limit.' : 'internal error';
    return refuse(status, { message: message ?? words, ...(status === 429 && limit) }, headers);
  },
};

const wrongToken = {
  message: 'Authentication credentials not found. This API supports OAuth 2.0 authentication.',
  category: 'INVALID_AUTHENTICATION',
};

function faultIn(inputs: Fields[]): string | undefined {
  if (inputs.length === 0) return 'Some required fields were not set: [inputs]';
  if (inputs.length > mostAtOnce) return `Batch size is limited to ${mostAtOnce} objects`;
  const ids = inputs.map(({ id }) => textOf(id).toLowerCase());
  if (new Set(ids).size < ids.length) return 'Duplicate IDs found in batch input';
  for (const { id, idProperty, properties: given } of inputs) {
    if (idProperty !== 'email') return 'idProperty must be a unique property of the object';
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(textOf(id))) return `Email address ${textOf(id)} is invalid`;
    const unknown = Object.keys(mapOf(given)).find((name) => !properties.has(name));
    if (unknown) return `Property "${unknown}" does not exist`;
    const status = mapOf(given)['hs_lead_status'];
    if (status !== undefined && !leadStatuses.includes(textOf(status)))
      return `${textOf(status)} was not one of the allowed options: [${leadStatuses.join(', ')}]`;
  }
  return undefined;
}

function put({ store, clock }: World, { id, properties: given }: Fields): Fields {
  const email = textOf(id).toLowerCase();
  const key = `hubspot:${email}`;
  const known = store.find(key);
  const at = new Date(clock.now()).toISOString();
  const kept = known
    ? store.update(known, mapOf(given))
    : store.insert({ id: key, kind: 'hubspot-contact', fields: { email, createdate: at, ...mapOf(given) } });
  return {
    id: String(100_000 + kept.seq),
    new: !known,
    properties: kept.fields,
    createdAt: kept.fields['createdate'],
    updatedAt: at,
    archived: false,
  };
}

function refuse(status: number, told: Fields, headers: Record<string, string> = {}): Response {
  return Response.json({ status: 'error', correlationId: randomUUID(), ...told }, { status, headers });
}
