import { type Fields, own, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { handOfCaller } from '#sandbox/meta/activities/callers.ts';
import { inHand } from '#sandbox/meta/activities/hand.ts';
import { identify } from '#sandbox/meta/auth/caller.ts';
import { takeRoom } from '#sandbox/meta/rate-limits/rate-limits.ts';
import { usageHeaders } from '#sandbox/meta/rate-limits/usage.ts';
import type { GraphCall } from './call.ts';
import { errorAnswer, finish } from './error-answer.ts';
import { parseFields } from './field-asks.ts';
import { GraphError, newTrace } from './graph-error.ts';
import type { Answer, Edge, Visit } from './node-type.ts';
import { nodeTypes } from './node-types.ts';
import { page } from './page.ts';
import { project, typeOf } from './project.ts';
import { rootCalls } from './root-calls.ts';
import { refuseRetired, serveVersion } from './versions.ts';

/** Which build of Meta answered. */
const revision = '1031240000';

/** One call, answered in the order of the real thing: version, token, permission, parameters, meaning, deed. */
export async function answerCall(world: World, call: GraphCall): Promise<Answer> {
  const trace = newTrace();
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=UTF-8',
    date: new Date(world.clock.now()).toUTCString(),
    'facebook-api-version': call.version ?? '',
    'x-fb-trace-id': trace,
    'x-fb-request-id': trace,
    'x-fb-rev': revision,
  };
  try {
    const served = serveVersion(world, call, isAboutAds(world, call));
    Object.assign(headers, served.headers);
    const body = await perform(world, { ...call, version: served.version });
    Object.assign(headers, usageHeaders(world, call));
    return finish(world, call, { status: 200, headers, body });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const told = errorAnswer(world, error, trace);
    Object.assign(headers, usageHeaders(world, call), told.headers);
    return finish(world, call, { ...told, headers });
  }
}

function isAboutAds({ store }: World, { path: [name = ''] }: GraphCall): boolean {
  const kind = name.startsWith('act_') ? 'adaccount' : store.find(name)?.kind;
  return kind !== undefined && nodeTypes[kind]?.marketing === true;
}

async function perform(world: World, call: GraphCall): Promise<unknown> {
  refuseRetired(call);
  if (call.path.length === 0 && call.method === 'GET') return readMany(world, call);
  const root = own(rootCalls, call.path.join('/'));
  if (root) {
    takeRoom(world, call);
    return root(world, call);
  }
  const [name, edge, item, ...rest] = call.path;
  if (!name || rest.length > 0) throw new GraphError('unknownPath', { path: `/${call.path.join('/')}` });
  const caller = identify(world, call);
  const visit: Visit = { world, caller, call, types: nodeTypes };
  const thing = findNode(visit, name);
  typeOf(visit, thing).guard(visit, thing);
  takeRoom(world, call);
  return inHand(handOfCaller(world, caller), () => {
    if (!edge) return visitNode(visit, thing);
    return item === undefined ? visitEdge(visit, thing, edge) : removeOne(visit, thing, edge, item);
  });
}

/** `GET /?ids=1,2`: each node under its id. */
async function readMany(world: World, call: GraphCall): Promise<unknown> {
  const ids = textOf(call.params['ids']).split(',').filter(Boolean);
  if (ids.length === 0) throw new GraphError('unknownPath', { path: '/' });
  const { ids: _ids, ...params } = call.params;
  const nodes: [string, unknown][] = [];
  for (const id of ids.slice(0, 50)) nodes.push([id, await perform(world, { ...call, path: [id], params })]);
  return Object.fromEntries(nodes);
}

function findNode({ world, caller, call }: Visit, name: string): Thing {
  if (name === 'me' && caller.kind === 'app') throw new GraphError('noToken');
  const id = name === 'me' ? (caller.pageId ?? caller.userId) : name;
  const thing = world.store.find(id);
  if (thing && nodeTypes[thing.kind]) return thing;
  if (!/^(act_)?\d+$/.test(id)) throw new GraphError('noAlias', { id });
  throw new GraphError('noObject', { id, method: call.method.toLowerCase() });
}

function visitNode(visit: Visit, thing: Thing): Fields {
  const type = typeOf(visit, thing);
  const { call, world } = visit;
  if (call.method === 'GET') return project(visit, thing, asksOf(visit));
  const act = call.method === 'DELETE' ? type.remove : type.change;
  if (!act) throw new GraphError('noObject', { id: thing.id, method: call.method.toLowerCase() });
  world.store.transaction(() => act(visit, thing));
  const changed = world.store.find(thing.id);
  return {
    success: true,
    ...(changed && call.params['fields'] ? project(visit, changed, asksOf(visit)) : {}),
  };
}

async function visitEdge(visit: Visit, parent: Thing, name: string): Promise<unknown> {
  const type = typeOf(visit, parent);
  const edge: Edge | undefined = own(type.edges, name);
  if (!edge) throw new GraphError('noSuchField', { field: name, type: type.name });
  const { method } = visit.call;
  const { store } = visit.world;
  if (method === 'GET' && edge.list)
    return page(visit, edge.list(visit, parent), (thing) => project(visit, thing, asksOf(visit)));
  const { create, remove } = edge;
  if (method === 'DELETE' && remove) return store.transaction(() => remove(visit, parent));
  if (method === 'POST' && create)
    return readBack(visit, await store.transaction(() => create(visit, parent)));
  throw new GraphError('noObject', { id: parent.id, method: method.toLowerCase() });
}

function removeOne(visit: Visit, parent: Thing, name: string, item: string): Fields {
  const remove = own(typeOf(visit, parent).edges, name)?.removeOne;
  if (!remove || visit.call.method !== 'DELETE')
    throw new GraphError('unknownPath', { path: `/${visit.call.path.join('/')}` });
  return remove(visit, parent, item);
}

/** A `fields` parameter on a create asks for the new object instead of its bare id. */
function readBack(visit: Visit, made: Fields): Fields {
  const thing = visit.world.store.find(textOf(made['id']));
  return thing && visit.call.params['fields'] ? { ...project(visit, thing, asksOf(visit)), ...made } : made;
}

function asksOf({ call }: Visit) {
  return parseFields(textOf(call.params['fields']));
}
