import type { Finding } from '#contract/compliance/finding.ts';

/** How a writer is told what a rule has struck. The sentence is the one that people read, in English. */
export function sayStruck({ quote, text, law }: Pick<Finding, 'quote' | 'text' | 'law'>): string {
  const what = quote ? `says "${quote}"` : 'cannot be shown as it is';
  return `${what}, against ${law}: ${text.replace(/[.?!]$/, '')}`;
}
