import { inflateSync } from 'node:zlib';

/** How wide each letter of a WOFF file is at a size of 1, by its code: https://www.w3.org/TR/WOFF/ and the tables of OpenType within. */
export function readLetterWidths(woff: Buffer): Map<number, number> {
  const table = tablesOf(woff);
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const widths = table('hmtx');
  const letters = [...glyphsIn(table('cmap'))];
  return new Map(
    letters.map(([code, glyph]) => [
      code,
      widths.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm,
    ]),
  );
}

function tablesOf(woff: Buffer): (tag: string) => Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, place) => woff.subarray(44 + place * 20));
  return (tag) => {
    const entry = entries.find((one) => one.toString('latin1', 0, 4) === tag)!;
    const [offset, packed, whole] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    return packed < whole ? inflateSync(bytes) : bytes;
  };
}

/** The glyph of each letter, from the list of format 4, which every typeface for the web has. */
function* glyphsIn(cmap: Buffer): Generator<[code: number, glyph: number]> {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, place) => cmap.readUInt32BE(8 + place * 8));
  const list = cmap.subarray(offsets.find((offset) => cmap.readUInt16BE(offset) === 4));
  const bytes = list.readUInt16BE(6);
  for (let at = 14; at < 14 + bytes; at += 2) {
    // Four lists of the same length: ends, after two bytes starts, differences, places in a list of glyphs.
    const [last, first, delta] = [0, 2 + bytes, 2 + 2 * bytes].map((by) => list.readUInt16BE(at + by)) as [
      number,
      number,
      number,
    ];
    const placeAt = at + 2 + 3 * bytes;
    const place = list.readUInt16BE(placeAt);
    for (let code = first; code <= last && code < 0xff_ff; code += 1) {
      const listed = place === 0 ? code : list.readUInt16BE(placeAt + place + (code - first) * 2);
      if (place === 0 || listed !== 0) yield [code, (listed + delta) & 0xff_ff];
    }
  }
}
