/** Something a page describes for machines, in the words of schema.org. */
export interface Thing {
  types: string[];
  properties: Map<string, Value[]>;
}

export type Value = string | Thing;

const isThing = (value: Value): value is Thing => typeof value !== 'string';

/** What of a thing is said as text, in its order. */
export function textsOf({ properties }: Thing, name: string): string[] {
  return (properties.get(name) ?? []).filter((value) => typeof value === 'string');
}

export function textOf(thing: Thing, name: string): string | undefined {
  return textsOf(thing, name)[0];
}

/** What of a thing are things themselves. */
export function thingsOf({ properties }: Thing, ...names: string[]): Thing[] {
  return names.flatMap((name) => (properties.get(name) ?? []).filter(isThing));
}

/** These things and all that they are made of, each before its parts. */
export function withParts(things: Thing[], except?: Set<string>): Thing[] {
  const seen = new Set<Thing>();
  function add(thing: Thing) {
    if (seen.has(thing)) return;
    seen.add(thing);
    for (const [name, values] of thing.properties)
      if (!except?.has(name)) values.filter(isThing).forEach(add);
  }
  things.forEach(add);
  return [...seen];
}

/** Without the name of the vocabulary: `Plumber` of `https://schema.org/Plumber`. */
export function bareName(name: string): string {
  return name.replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, '');
}

/** Letters of no width, and what turns the order of those behind it. */
const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Of `values`, in one line each and without markup. */
export function clean(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
