import { type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';

export function typeOf(schema: Fields): string {
  const type = Array.isArray(schema['type'])
    ? listOf(schema['type']).find((one) => one !== 'null')
    : schema['type'];
  return textOf(type) || ('properties' in schema ? 'object' : 'items' in schema ? 'array' : 'string');
}

/** The schema itself: what it refers to, or the first of its choices that is something. */
export function resolve(asked: unknown, root: Fields, depth = 0): Fields {
  if (!isMap(asked) || depth > 12) return {};
  const reference = textOf(asked['$ref']);
  if (reference.startsWith('#'))
    return resolve(
      reference === '#'
        ? root
        : reference
            .slice(2)
            .split('/')
            .reduce<unknown>((inner, key) => (isMap(inner) ? inner[key] : undefined), root),
      root,
      depth + 1,
    );
  const choices = [...listOf(asked['anyOf']), ...listOf(asked['oneOf'])].filter(
    (choice) => !isMap(choice) || choice['type'] !== 'null',
  );
  if (choices.length > 0) return resolve(choices[0], root, depth + 1);
  const parts = listOf(asked['allOf']).map((part) => resolve(part, root, depth + 1));
  return parts.reduce<Fields>(
    (whole, part) => ({
      ...whole,
      ...part,
      properties: {
        ...(isMap(whole['properties']) ? whole['properties'] : {}),
        ...(isMap(part['properties']) ? part['properties'] : {}),
      },
    }),
    asked,
  );
}
