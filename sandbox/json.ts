/** What came in as JSON, a form or a query: nobody has checked it yet. */
export type Fields = Record<string, unknown>;

export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapOf(value: unknown): Fields {
  return isMap(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** What a list of ours holds under a name that somebody sent; `constructor` and its like are no names of ours. */
export function own<Value>(list: Record<string, Value> | undefined, name: string): Value | undefined {
  return list && Object.hasOwn(list, name) ? list[name] : undefined;
}

const deepest = 100;

/** Throws a SyntaxError for what is no JSON, and for what is nested deeper than anybody would mean. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if ((text.match(/[[{]/g)?.length ?? 0) <= deepest) return value;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new SyntaxError('This is nested too deeply.');
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return value;
}

/** Undefined for what is no JSON, or has been cut short. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path such as `object_story_spec.link_data.link`; undefined when any part is missing. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => own(mapOf(inner), key), value);
}

/** The same content always gives the same text, whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isMap(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
