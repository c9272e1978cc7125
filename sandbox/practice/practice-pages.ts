import type { Practice } from './practice.ts';

const inWords: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a person would read on a page of a make-believe website, line by line; a row of a table is one line. */
export async function linesAt({ send }: Pick<Practice, 'send'>, url: string): Promise<string[]> {
  const answer = await send('GET', `/websites/${url.replace('://', '/')}`);
  const page = await answer.text();
  return page
    .replaceAll(/<!--[^]*?-->|<(script|style|head|noscript)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/?(p|div|h\d|li|ul|tr|table|section|header|footer|main|nav|a|button|br)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => inWords[name] ?? whole)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
