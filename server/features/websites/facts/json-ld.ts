import { load } from 'cheerio';
import { bareName, clean, type Thing, type Value } from './things.ts';

const mostThings = 2_000;
const mostDepth = 20;

/** The things of the JSON-LD of a page: https://www.w3.org/TR/json-ld11/ as far as websites use it. */
export function readJsonLd(scripts: string[]): Thing[] {
  const known = new Map<string, Thing>();
  let left = mostThings;

  function toValues(value: unknown, depth: number): Value[] {
    if (Array.isArray(value))
      return depth > mostDepth ? [] : value.flatMap((each) => toValues(each, depth + 1));
    if (typeof value === 'string') return [spoken(value)].filter(Boolean);
    if (typeof value === 'number') return [String(value)];
    if (typeof value !== 'object' || value === null || depth > mostDepth || left-- <= 0) return [];
    if ('@value' in value) return toValues(value['@value'], depth + 1);
    return [toThing(value, depth)];
  }

  function toThing(fields: object, depth: number): Thing {
    const { '@id': id, '@type': type, ...others } = fields as Record<string, unknown>;
    const name = typeof id === 'string' ? id : '';
    // One may be told in pieces, and be referred to before it is told.
    const thing: Thing = known.get(name) ?? { types: [], properties: new Map() };
    if (name) known.set(name, thing);
    for (const each of [type].flat())
      if (typeof each === 'string' && !thing.types.includes(bareName(each))) thing.types.push(bareName(each));
    for (const [key, value] of Object.entries(others)) {
      if (key.startsWith('@') && key !== '@graph') continue;
      const told = thing.properties.get(bareName(key)) ?? [];
      thing.properties.set(bareName(key), [...told, ...toValues(value, depth + 1)]);
    }
    return thing;
  }

  return scripts.flatMap((script) => toValues(parse(script), 0)).filter((value) => typeof value !== 'string');
}

/** Also what only nearly is JSON, as people paste it. */
function parse(script: string): unknown {
  const bare = script
    .trim()
    .replace(/^(?:\/\/)?\s*<!(?:\[CDATA\[|--)/, '')
    .replace(/(?:\/\/)?(?:\]\]|--)>$/, '')
    .replace(/;$/, '');
  const mended = () => bare.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/,(?=\s*[}\]])/g, '');
  for (const attempt of [() => bare, mended])
    try {
      return JSON.parse(attempt());
    } catch {
      // Then the next.
    }
  return undefined;
}

function spoken(text: string): string {
  return clean(/[&<]/.test(text) ? load(text, null, false).text() : text);
}
