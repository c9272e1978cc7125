export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain };

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What tells something in a list apart; the names beside it are Meta's to word. */
const tellsApart = ['key', 'id', 'radius', 'distance_unit'];
const addedInReading = 'location_types';

/** The same for what means the same: keys and lists in one order, without what is empty or only enriched by Meta. */
export function canonical(value: unknown): Plain {
  if (Array.isArray(value)) return sorted(value.map((each) => canonical(each)));
  if (!isMap(value)) return value as string | number | boolean;
  const isNamed = 'key' in value || ('id' in value && 'name' in value);
  const entries = Object.entries(value)
    .filter(([name, part]) => !isEmpty(part) && name !== addedInReading)
    .filter(([name]) => !isNamed || tellsApart.includes(name))
    .map(([name, part]): [string, Plain] => [name, canonical(part)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

function sorted(list: Plain[]): Plain[] {
  return list
    .map((each): [string, Plain] => [JSON.stringify(each), each])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isMap(value) && Object.values(value).every(isEmpty);
}
