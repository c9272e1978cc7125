import type { Practice } from './practice.ts';

const inWords: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a person would read on a page of a make-believe website, line by line; a row of a table is one line. */
export async function linesAt({ send }: Pick<Practice, 'send'>, url: string): Promise<string[]> {
  const answer = await send('GET', `/websites/${url.replace('://', '/')}`);
  const page = decode(await answer.arrayBuffer());
  return page
    .replaceAll(/<!--[^]*?-->|<(script|style|head|noscript)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /<\/?(p|div|h\d|li|ul|dt|dd|tr|table|section|header|footer|main|nav|a|button|br)\b[^>]*>/gi,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => inWords[name] ?? whole)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Whatever a page says of its letters: those that are no UTF-8 are windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
