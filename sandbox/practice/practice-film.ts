/** A film in which nothing happens: the boxes of an MP4 file that tell its length and size, and filling. */
export function makeFilm(
  milliseconds: number,
  width: number,
  height: number,
  size: number,
): Uint8Array<ArrayBuffer> {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(milliseconds, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(width * 65_536, 76);
  tkhd.writeUInt32BE(height * 65_536, 80);
  const head = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd))),
  ]);
  return new Uint8Array(Buffer.concat([head, box('mdat', Buffer.alloc(size - head.length - 8, 7))]));
}
