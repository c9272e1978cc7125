import { inflateSync } from 'node:zlib';

const [headBytes, entryBytes, packedHeadBytes, packedEntryBytes] = [12, 16, 44, 20];

/** A WOFF as the font that is packed in it: what reads one sign after the other would unpack all of them for each. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, place) => {
    const at = packedHeadBytes + place * packedEntryBytes;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const body = woff.subarray(offset, offset! + packed!);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      body: packed! < length! ? inflateSync(body) : body,
    };
  });
  const head = Buffer.alloc(headBytes + count * entryBytes);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * entryBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * entryBytes, 10);
  let offset = head.length;
  const bodies = entries.map(({ tag, sum, body }, place) => {
    const at = headBytes + place * entryBytes;
    tag.copy(head, at);
    sum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}
