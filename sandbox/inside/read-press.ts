import type { Fields } from '#sandbox/json.ts';

/** What a form on a page is meant to say is not to be read as it should be. */
export class Unreadable extends Error {}

/**
 * The body of a control call, from the fields of a form: `trouble.kind` is a field within a field, and what follows a
 * colon says how to read it (`number`, `code`, `json`, `text`). Fields left empty are left out, but for `text`.
 */
export function readPress(form: FormData): Fields {
  const flat: [string, unknown][] = [];
  const nested = new Map<string, [string, unknown][]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === 'back') continue;
    const [path = '', how = ''] = name.split(':');
    if (value === '' && how !== 'text') continue;
    const [first = '', second] = path.split('.');
    const read = readValue(value, how, path);
    if (second === undefined) flat.push([first, read]);
    else nested.set(first, [...(nested.get(first) ?? []), [second, read]]);
  }
  for (const [name, entries] of nested) flat.push([name, Object.fromEntries(entries)]);
  return Object.fromEntries(flat);
}

function readValue(value: string, how: string, name: string): unknown {
  if (how === 'number') return Number(value);
  if (how === 'code') return /^\d+$/.test(value) ? Number(value) : value;
  if (how !== 'json') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Unreadable(`"${name}" is not JSON.`);
  }
}
