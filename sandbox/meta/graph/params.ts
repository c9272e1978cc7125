import { type Fields, isMap, numberOf, parseJson, textOf } from '#sandbox/json.ts';
import { GraphError, mustBe, mustBeOneOf } from './graph-error.ts';

type Reader = (value: unknown, name: string) => unknown;

export interface Param {
  read: Reader;
  required?: boolean;
}

export type Params = Record<string, Param>;

/** Step 5 of a call: every value in its own shape, missing and misshapen ones refused, unknown ones ignored. */
export function readParams(sent: Fields, shapes: Params): Fields {
  const values: Fields = {};
  for (const [name, { read, required }] of Object.entries(shapes)) {
    const value = sent[name];
    const given = value !== undefined && value !== null && value !== '' && value !== 'undefined';
    if (given) values[name] = read(value, name);
    else if (required) throw new GraphError('required', { name });
  }
  return values;
}

export function required(param: Param): Param {
  return { ...param, required: true };
}

export const text: Param = { read: (value, name) => readText(value, name) };
export const map: Param = { read: (value, name) => expect(isMap, parsed(value), name, 'an object') };
export const list: Param = { read: (value, name) => expect(Array.isArray, parsed(value), name, 'an array') };
export const flag: Param = { read: readFlag };
export const amount: Param = { read: readAmount };
export const moment: Param = { read: readMoment };

export function textUpTo(most: number): Param {
  return {
    read: (value, name) => {
      const given = readText(value, name);
      if (Array.from(given).length <= most) return given;
      throw mustBe(name, `a string of at most ${most} characters`);
    },
  };
}

export function oneOf(values: readonly string[]): Param {
  return { read: (value, name) => readChoice(value, name, values) };
}

export function manyOf(values: readonly string[]): Param {
  return {
    read: (value, name) => {
      const items = parsed(value);
      if (!Array.isArray(items)) throw mustBe(name, 'an array');
      return items.map((item, place) => readChoice(item, `${name}[${place}]`, values));
    },
  };
}

/** JSON in a text becomes its value: strictly first, then with the single quotes of Meta's own examples. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  for (const attempt of [value, value.replaceAll("'", '"')]) {
    try {
      return parseJson(attempt);
    } catch {
      continue;
    }
  }
  return value;
}

function readText(value: unknown, name: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw mustBe(name, 'a string');
  return String(value);
}

function readChoice(value: unknown, name: string, values: readonly string[]): string {
  const chosen = textOf(value);
  if (!values.includes(chosen)) throw mustBeOneOf(name, values);
  return chosen;
}

function readFlag(value: unknown, name: string): boolean {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  throw mustBe(name, 'a boolean');
}

function readAmount(value: unknown, name: string): number {
  const number = numberOf(value);
  if (number === undefined || !Number.isSafeInteger(number) || number < 0)
    throw mustBe(name, 'a positive integer');
  return number;
}

/** Unix seconds or ISO text, kept as milliseconds; 0 means "no end". */
function readMoment(value: unknown, name: string): number {
  const seconds = numberOf(value);
  const time = seconds === undefined ? readIso(value) : seconds * 1000;
  if (Number.isNaN(new Date(time).getTime())) throw mustBe(name, 'a valid datetime');
  return time;
}

function readIso(value: unknown): number {
  return Date.parse(textOf(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}

function expect(holds: (value: unknown) => boolean, value: unknown, name: string, wanted: string): unknown {
  if (!holds(value)) throw mustBe(name, wanted);
  return value;
}
