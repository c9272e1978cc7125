import type { FactSource } from '#contract/websites/fact-source.ts';

/** A fact, and the words of the page it was read from. */
export interface Told {
  value: string;
  source: FactSource;
}

/** Nothing where it is longer than such a fact is. */
export function tell(
  value: string,
  { words = value, url, most }: { words?: string; url: string; most: number },
) {
  return value && value.length <= most ? { value, source: sourceOf(words, url) } : undefined;
}

export function sourceOf(words: string, url: string): FactSource {
  return { from: 'website', words: words.slice(0, 300), url: url.slice(0, 2000) };
}
