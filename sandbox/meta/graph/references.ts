import { isMap, textOf } from '#sandbox/json.ts';

const pattern = /\{result=([^:{}]+):([^{}]+)\}/g;

/** The names of the operations a text refers to, in its plain or its url-encoded form. */
export function referencesIn(text: string): string[] {
  return [...decoded(text).matchAll(pattern)].map(([, name = '']) => name);
}

/**
 * Puts what other operations answered in the place of `{result=name:$.path}`.
 * Several values become a list with commas; `missing` is called when there is none.
 */
export function fillReferences(
  text: string,
  answers: Map<string, unknown>,
  missing: (name: string, path: string) => never,
): string {
  const fill = (source: string, encode: (value: string) => string) =>
    source.replaceAll(pattern, (_all, name: string, path: string) => {
      const values = select(answers.get(name), path);
      if (values.length === 0) missing(name, path);
      return encode(values.map((value) => textOf(value) || JSON.stringify(value)).join(','));
    });
  const plain = fill(text, (value) => value);
  return plain.replaceAll(/%7Bresult%3D(?:(?!%7D).)*%7D/gi, (encoded) =>
    fill(decodeURIComponent(encoded), encodeURIComponent),
  );
}

/** The small part of JSONPath that Meta documents: `$.id`, `$.data.0.id`, `$.data[0].id`, `$.images.*.hash`. */
export function select(answer: unknown, path: string): unknown[] {
  const steps = path
    .replace(/^\$/, '')
    .replaceAll(/\[(['"]?)([^\]'"]+)\1\]/g, '.$2')
    .split('.')
    .filter(Boolean);
  let found: unknown[] = [answer];
  for (const step of steps)
    found = found.flatMap((value) => {
      if (Array.isArray(value)) return step === '*' ? value : [value[Number(step)]];
      if (!isMap(value)) return [];
      return step === '*' ? Object.values(value) : [value[step]];
    });
  return found.filter((value) => value !== undefined && value !== null);
}

function decoded(text: string): string {
  return text.replaceAll(/%7B|%7D|%3D|%3A|%24/gi, (code) => decodeURIComponent(code));
}
