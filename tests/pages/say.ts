import { globSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/people/people.ts';

/** Writes a sentence of the catalogue, with what belongs into it. */
export type Say = (key: string, values?: Record<string, string>) => string;

/** What the pages say in a language, by the names of their sentences. */
export function speak(language: Language): Say {
  const files = globSync(`messages/${language}/*.json`);
  const sentences = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  return (key, values = {}) => {
    const sentence: unknown = sentences[key];
    if (typeof sentence !== 'string') throw new Error(`There is no plain sentence ${key}.`);
    return sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  };
}
