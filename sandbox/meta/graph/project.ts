import { type Fields, isMap, own } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { type FieldAsk, writeFields } from './field-asks.ts';
import { GraphError } from './graph-error.ts';
import type { NodeType, Visit } from './node-type.ts';
import { page } from './page.ts';

/** A node as the caller asked to see it. What has no value is left out, as Meta does. */
export function project(visit: Visit, thing: Thing, asks: FieldAsk[]): Fields {
  const type = typeOf(visit, thing);
  const wished =
    asks.length > 0 ? asks : (type.brief ?? []).map((name) => ({ name, args: {}, children: [] }));
  const shown: Fields = {};
  for (const ask of wished) {
    const value = readField(visit, thing, ask);
    if (value !== undefined) shown[ask.name] = value;
  }
  return type.isNameless ? shown : { ...shown, id: thing.id };
}

export function typeOf(visit: Visit, thing: Thing): NodeType {
  const type = visit.types[thing.kind];
  if (!type) throw new GraphError('noObject', { id: thing.id, method: visit.call.method.toLowerCase() });
  return type;
}

function readField(visit: Visit, thing: Thing, { name, args, children }: FieldAsk): unknown {
  const type = typeOf(visit, thing);
  if (name === 'id') return thing.id;
  const link = own(type.links, name);
  if (link) {
    const other = link(visit, thing);
    return other && (children.length > 0 ? project(visit, other, children) : { id: other.id });
  }
  const read = own(type.fields, name);
  if (read) return pick(read(visit, thing), children);
  const list = own(type.edges, name)?.list;
  if (!list) throw new GraphError('noSuchField', { field: name, type: type.name });
  const call = { ...visit.call, path: [thing.id, name], params: { ...args, fields: writeFields(children) } };
  const inner = { ...visit, call };
  const answer = page(inner, list(inner, thing), (each) => project(inner, each, children));
  return Array.isArray(answer.data) && answer.data.length === 0 ? undefined : answer;
}

function pick(value: unknown, children: FieldAsk[]): unknown {
  if (children.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, children));
  if (!isMap(value)) return value;
  // `picture{url}` reads what is inside `data`, as of every edge.
  if (isMap(value['data']) && !children.some(({ name }) => name === 'data'))
    return { data: pick(value['data'], children) };
  const names = children.map(({ name }) => name).filter((name) => value[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
