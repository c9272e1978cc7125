/** A page as it was read, line by line. */
export interface LinedPage {
  url: string;
  lines: string[];
}

/** Where on a website a quote stands. */
export interface ToldPlace {
  url: string;
  /** With white space as it is told, not as it stands there. */
  quote: string;
  /** The lines it stands in, with those beside it. */
  around: string;
}

const beside = 2;
const mostLines = 3;
const longestQuote = 300;

/** Finds the words on the page they are said to stand on, white space apart; undefined where they do not. */
export function findPlace(
  { page, quote: told }: { page: number; quote: string },
  pages: readonly LinedPage[],
): ToldPlace | undefined {
  const quote = evenly(told);
  const on = pages[page - 1];
  if (!on || quote.length < 2 || quote.length > longestQuote) return undefined;
  const lines = on.lines.map(evenly);
  for (let length = 1; length <= mostLines; length += 1) {
    const from = lines.findIndex((_, start) =>
      lines
        .slice(start, start + length)
        .join(' ')
        .includes(quote),
    );
    if (from === -1) continue;
    const around = lines.slice(Math.max(0, from - beside), from + length + beside);
    return { url: on.url, quote, around: around.join('\n') };
  }
  return undefined;
}

/** With single blanks for all white space. */
export function evenly(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
