import { randomUUID } from 'node:crypto';
import { at, type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { Asked, System } from './system.ts';

/** Persons and leads: https://developers.pipedrive.com/docs/api/v1 */
export const pipedrive: System = {
  answer(world, asked) {
    if (!/^[\da-f]{40}$/.test(asked.headers.get('x-api-token') ?? ''))
      return refuse(401, 'unauthorized access');
    switch (`${asked.method} ${asked.path}`) {
      case 'GET /api/v2/persons/search':
        return search(world, asked.query);
      case 'POST /api/v2/persons':
        return addPerson(world, asked);
      case 'GET /v1/leads':
        return listLeads(world, asked.query);
      case 'POST /v1/leads':
        return addLead(world, asked);
    }
    return refuse(404, 'Unknown method .');
  },
  fail: ({ status, message, headers }) =>
    refuse(status, message ?? (status === 429 ? 'request over limit' : 'Internal server error'), headers),
};

const personId = ({ seq }: Thing) => seq;

function search({ store }: World, query: URLSearchParams): Response {
  const term = query.get('term') ?? '';
  const isExact = query.get('exact_match') === 'true';
  if (term.length < (isExact ? 1 : 2)) return refuse(400, 'Search term must be at least 2 characters long.');
  const isFound = (way: string) =>
    isExact ? way.toLowerCase() === term.toLowerCase() : way.toLowerCase().includes(term.toLowerCase());
  const looksAt = (query.get('fields') ?? 'email,phone').split(',');
  const waysOf = ({ fields }: Thing) =>
    (['email', 'phone'] as const)
      .filter((way) => looksAt.includes(way))
      .flatMap((way) => listOf(fields[`${way}s`]));
  const items = store
    .list('pipedrive-person')
    .filter((person) => waysOf(person).some((each) => isFound(textOf(at(each, 'value')))))
    .map((person) => ({ result_score: 1, item: { id: personId(person), type: 'person', ...person.fields } }));
  return Response.json({ success: true, data: { items }, additional_data: { next_cursor: null } });
}

function addPerson(world: World, { json }: Asked): Response {
  if (!isMap(json) || !textOf(json['name'])) return refuse(400, 'Name must be given.');
  const lists = [json['emails'] ?? [], json['phones'] ?? []];
  if (!lists.every((each) => Array.isArray(each) && each.every((one) => textOf(at(one, 'value')))))
    return refuse(400, 'Parameter validation failed: emails and phones are lists of objects with a value.');
  const person = world.store.insert({ kind: 'pipedrive-person', fields: json });
  return made(world, { id: personId(person), ...person.fields });
}

function listLeads(world: World, query: URLSearchParams): Response {
  const person = query.get('person_id');
  const isNull = switchOf(world, 'pipedrive_nothing') === 'null';
  const found = world.store
    .list('pipedrive-lead')
    .filter(({ fields }) => person === null || textOf(fields['person_id']) === person)
    .map(({ fields }) => fields);
  return Response.json({ success: true, data: found.length === 0 && isNull ? null : found });
}

function addLead(world: World, { json }: Asked): Response {
  if (!isMap(json) || !textOf(json['title'])) return refuse(400, 'title is a required field');
  const { store, clock } = world;
  const person = store.list('pipedrive-person').find((each) => personId(each) === json['person_id']);
  if (!person && !json['organization_id'])
    return refuse(400, 'A lead must be linked to a person or an organization.');
  const fields: Fields = { id: randomUUID(), add_time: new Date(clock.now()).toISOString(), ...json };
  store.insert({ kind: 'pipedrive-lead', fields });
  return made(world, fields);
}

function made(world: World, data: Fields): Response {
  return Response.json({ success: true, data }, { status: switchOf(world, 'pipedrive_created_status') });
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  const told = {
    success: false,
    error,
    errorCode: status,
    error_info: 'Please check developers.pipedrive.com',
  };
  return Response.json(told, { status, headers });
}
