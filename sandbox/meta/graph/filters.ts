import { type Fields, isMap, listOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { GraphError, mustBe, mustBeOneOf } from './graph-error.ts';
import type { Visit } from './node-type.ts';
import { parsed } from './params.ts';
import { typeOf } from './project.ts';

export interface Filter {
  field: string;
  wanted: unknown;
  holds(value: unknown): boolean;
}

const tests: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  EQUAL: (value, wanted) => textOf(value) === textOf(wanted),
  NOT_EQUAL: (value, wanted) => textOf(value) !== textOf(wanted),
  IN: (value, wanted) => listOf(wanted).map(textOf).includes(textOf(value)),
  NOT_IN: (value, wanted) => !listOf(wanted).map(textOf).includes(textOf(value)),
  CONTAIN: (value, wanted) => lower(value).includes(lower(wanted)),
  NOT_CONTAIN: (value, wanted) => !lower(value).includes(lower(wanted)),
  STARTS_WITH: (value, wanted) => lower(value).startsWith(lower(wanted)),
  ENDS_WITH: (value, wanted) => lower(value).endsWith(lower(wanted)),
  GREATER_THAN: (value, wanted) => measure(value) > measure(wanted),
  GREATER_THAN_OR_EQUAL: (value, wanted) => measure(value) >= measure(wanted),
  LESS_THAN: (value, wanted) => measure(value) < measure(wanted),
  LESS_THAN_OR_EQUAL: (value, wanted) => measure(value) <= measure(wanted),
  AFTER: (value, wanted) => measure(value) > measure(wanted),
  BEFORE: (value, wanted) => measure(value) < measure(wanted),
  IN_RANGE: (value, wanted) => within(value, wanted),
  NOT_IN_RANGE: (value, wanted) => !within(value, wanted),
  ANY: (value, wanted) => named(wanted).some((each) => named(value).includes(each)),
  ALL: (value, wanted) => named(wanted).every((each) => named(value).includes(each)),
  NONE: (value, wanted) => !named(wanted).some((each) => named(value).includes(each)),
};

/** The `filtering` parameter, each row with its test. */
export function readFilters(params: Fields): Filter[] {
  const rows = parsed(params['filtering'] ?? []);
  if (!Array.isArray(rows)) throw mustBe('filtering', 'an array');
  return rows.map((row: unknown, place) => {
    if (!isMap(row)) throw mustBe(`filtering[${place}]`, 'an object');
    const test = tests[textOf(row['operator'])];
    const name = `filtering[${place}][operator]`;
    if (!test) throw mustBeOneOf(name, Object.keys(tests));
    const wanted = readWanted(row['value']);
    return { field: textOf(row['field']), wanted, holds: (value) => test(value, wanted) };
  });
}

/** A list may be JSON in a text; an id is a text, and larger than a number can be. */
function readWanted(value: unknown): unknown {
  return typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value;
}

/** Whether a thing passes, its own fields and those of its parents (`campaign.id`) alike. */
export function passes(visit: Visit, thing: Thing, filters: Filter[]): boolean {
  return filters.every(({ field, holds }) => holds(fieldOf(visit, thing, field)));
}

function fieldOf(visit: Visit, thing: Thing, field: string): unknown {
  const type = typeOf(visit, thing);
  const [first = '', ...rest] = field.split('.');
  if (rest.length === 0)
    return first === 'id' ? thing.id : known(type.fields[first], field, type.name)(visit, thing);
  if (first === thing.kind) return fieldOf(visit, thing, rest.join('.'));
  const other = type.links?.[first]?.(visit, thing);
  return other && fieldOf(visit, other, rest.join('.'));
}

function known<Reader>(reader: Reader | undefined, field: string, type: string): Reader {
  if (!reader) throw new GraphError('noSuchField', { field, type });
  return reader;
}

/** A list of words, or of objects that go by their ids and their names. */
function named(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => (isMap(item) ? [textOf(item['id']), textOf(item['name'])] : [textOf(item)]));
}

function lower(value: unknown): string {
  return textOf(value).toLowerCase();
}

/** Numbers as they are; times as seconds. */
function measure(value: unknown): number {
  return numberOf(value) ?? Date.parse(textOf(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) / 1000;
}

function within(value: unknown, range: unknown): boolean {
  const [low, high] = listOf(range).map(measure);
  return low !== undefined && high !== undefined && measure(value) >= low && measure(value) <= high;
}
