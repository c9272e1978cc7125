import { inflateSync } from 'node:zlib';

/** What a PDF of embedded fonts says, read as its own tables say which sign is which: of each page what is drawn, in its order. */
export function textOfPdf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!);
  const streamOf = (id: string) => {
    const [, packed] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return packed ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
  };
  const refs = (body: string, name: string) =>
    new RegExp(`/${name} \\[?((?:\\d+ 0 R\\s*)+)`).exec(body)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];

  const signs = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, font, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [table] = refs(objects.get(id!) ?? '', 'ToUnicode');
      if (table) signs.set(font!, signsOf(streamOf(table)));
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages
    .map((body) =>
      refs(body, 'Contents')
        .map((id) => drawnIn(streamOf(id), signs))
        .join(''),
    )
    .join('\n');
}

/** Codes are counted on from the first of each range. */
function signsOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from, , list] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [place, [, units]] of [...list!.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      const code = (Number.parseInt(from!, 16) + place).toString(16).padStart(4, '0');
      const text = (units!.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16));
      found.set(code, String.fromCharCode(...text));
    }
  return found;
}

function drawnIn(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\d.\s-])*)\] TJ/gi)) {
    if (name) font = fonts.get(name) ?? font;
    else {
      const codes = [...shown!.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      text += `${codes.map((code) => font.get(code.toLowerCase()) ?? '\uFFFD').join('')}\n`;
    }
  }
  return text;
}
