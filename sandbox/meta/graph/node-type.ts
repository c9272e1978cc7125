import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Caller } from '#sandbox/meta/auth/caller.ts';
import type { GraphCall } from './call.ts';

/** One call on its way through the engine: who asks, what for, and the world it is asked in. */
export interface Visit {
  world: World;
  caller: Caller;
  call: GraphCall;
  types: NodeTypes;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A kind of node: what can be read of it, where one can go from it, and how it may be changed. */
export interface NodeType {
  /** As Meta calls it in its error texts. */
  name: string;
  /** Marketing nodes live in the ad account's part of the API, which retires its versions sooner. */
  marketing: boolean;
  fields: Record<string, FieldReader>;
  /** Fields that are nodes themselves; only their id is given unless more is asked for. */
  links?: Record<string, (visit: Visit, thing: Thing) => Thing | undefined>;
  edges?: Record<string, Edge>;
  /** What is given when no fields are asked for, besides the id. */
  brief?: string[];
  /** Of rows that nobody can ask for one by one: they are told without an id. */
  isNameless?: boolean;
  /** Throws when the caller may not do this to the thing. */
  guard(visit: Visit, thing: Thing): void;
  change?(visit: Visit, thing: Thing): void;
  remove?(visit: Visit, thing: Thing): void;
}

export type NodeTypes = Record<string, NodeType>;

export type FieldReader = (visit: Visit, thing: Thing) => unknown;

export interface Edge {
  list?(visit: Visit, parent: Thing): Listing;
  create?(visit: Visit, parent: Thing): Fields | Promise<Fields>;
  remove?(visit: Visit, parent: Thing): Fields;
  /** For an address with one more step: `me/permissions/email`. */
  removeOne?(visit: Visit, parent: Thing, name: string): Fields;
}

/** Things to be read field by field, rows that are ready to be shown, the one there is in place of a list, or rows to be worked out for their page only. */
export type Listing =
  | { things: Thing[] }
  | { rows: Fields[]; bare?: boolean }
  | { one: Fields }
  | { later: (() => Fields)[]; summary?: Fields };

/** Fields that are shown as they are kept, by their names with spaces between. */
export function stored(names: string): Record<string, FieldReader> {
  return readersOf(names, (value) => value);
}

/** Money in minor units, as text: the way Meta answers it. */
export function storedAsText(names: string): Record<string, FieldReader> {
  return readersOf(names, (value) => textOf(value) || undefined);
}

function readersOf(names: string, show: (value: unknown) => unknown): Record<string, FieldReader> {
  const reader =
    (name: string): FieldReader =>
    (_visit, thing) =>
      show(thing.fields[name]);
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, reader(name)]),
  );
}
