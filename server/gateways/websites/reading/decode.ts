/** The text of a page, in the letters it was written in, whatever it says of them itself. */
export function decode(bytes: Uint8Array, contentType = ''): string {
  const marked = decoderFor(markOf(bytes));
  if (marked) return marked.decode(bytes);
  const said = charsetIn(contentType) ?? saidInside(bytes);
  // Two bytes a letter: with Latin letters every second of them is 0, which is UTF-8 as well.
  if (/^utf-16/i.test(said ?? '') && bytes.includes(0)) return decoderFor(said)!.decode(bytes);
  const utf8 = new TextDecoder().decode(bytes);
  if (isMostly(utf8)) return utf8;
  const isOther = said && !/^(utf-?8|utf-16.*|unicode)$/i.test(said);
  return (decoderFor(isOther ? said : undefined) ?? new TextDecoder('windows-1252')).decode(bytes);
}

/** That many letters outside ASCII come out right does not happen by chance, and a few may have been broken. */
function isMostly(utf8: string): boolean {
  const broken = utf8.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || (utf8.match(/[\u0080-\uFFFC]/g)?.length ?? 0) > 2 * broken;
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** In its first bytes, where a browser looks as well. */
function saidInside(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const [meta = ''] = /<meta[^>]+charset[^>]*>|<\?xml[^>]+encoding[^>]*>/i.exec(head) ?? [];
  return charsetIn(meta);
}

function charsetIn(text: string): string | undefined {
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];
}

function decoderFor(charset: string | undefined): TextDecoder | undefined {
  try {
    return charset ? new TextDecoder(charset) : undefined;
  } catch {
    return undefined;
  }
}
