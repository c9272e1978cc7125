import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

interface Film {
  seconds?: number;
  width?: number;
  height?: number;
  /** How far it is turned to be seen upright, as phones write it down. */
  rotation?: 0 | 90 | 180 | 270;
  codec?: keyof typeof codecs;
}

const codecs = {
  vp9: { codec: 'vp09.00.10.08' },
  /** With the record of a decoder's settings that HEVC must bring: ISO/IEC 14496-15, 8.3.2.1. */
  hevc: { codec: 'hvc1.1.6.L93.90', description: hevcRecord() },
};

const formats: Record<string, () => OutputFormat> = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat(),
  /** As a camera writes it: what is in it stands behind the pictures. */
  'late.mov': () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
  /** As a browser records it: it never says how long it is. */
  'live.webm': () => new WebMOutputFormat({ appendOnly: true }),
};

/** A real file of that kind, ten frames a second, whose frames show nothing. */
export async function makeVideo(
  kind: keyof typeof formats,
  { seconds = 3, width = 1280, height = 720, rotation = 0, codec = 'vp9' }: Film = {},
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind]!(), target });
  const frames = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(frames, { frameRate: 10, rotation });
  await output.start();
  for (let frame = 0; frame < seconds * 10; frame += 1) {
    const length = Math.min(0.1, seconds - frame / 10);
    const packet = new EncodedPacket(new Uint8Array(64), frame % 10 ? 'delta' : 'key', frame / 10, length);
    await frames.add(packet, {
      decoderConfig: { ...codecs[codec], codedWidth: width, codedHeight: height },
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** Main profile, level 3.1, no parameter sets. */
function hevcRecord(): Uint8Array {
  return Uint8Array.from([
    1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
  ]);
}

/** A free box of that length, as its beginning: what follows says nothing. */
export function freeBox(length: number): Buffer {
  const box = Buffer.alloc(16);
  // A box longer than 32 bits tell says so and brings 64: ISO/IEC 14496-12, 4.2.
  box.writeUInt32BE(1, 0);
  box.write('free', 4);
  box.writeBigUInt64BE(BigInt(length), 8);
  return box;
}

/** An AVI by hand: headers that name size and pace, then frames of a few bytes. */
export function makeAvi({ seconds = 3, width = 1280, height = 720 }: Film = {}, frameMs = 100): Buffer {
  const count = Math.ceil((seconds * 1000) / frameMs);
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, place) => bytes.writeUInt32LE(value, place * 4));
    return bytes;
  };
  const chunk = (name: string, body: Buffer) =>
    Buffer.concat([Buffer.from(name), numbers(body.length), body]);
  const list = (name: string, ...chunks: Buffer[]) =>
    chunk('LIST', Buffer.concat([Buffer.from(name), ...chunks]));
  const mainHeader = numbers(frameMs * 1000, 0, 0, 0x10, count, 0, 1, 64, width, height, 0, 0, 0, 0);
  const streamHeader = Buffer.concat([
    Buffer.from('vidsMJPG'),
    numbers(0, 0, 0, frameMs, 1000, 0, count, 64, 0, 0, 0, 0),
  ]);
  const picture = Buffer.concat([
    numbers(40, width, height, 0x180001),
    Buffer.from('MJPG'),
    numbers(width * height * 3, 0, 0, 0, 0),
  ]);
  const headers = list(
    'hdrl',
    chunk('avih', mainHeader),
    list('strl', chunk('strh', streamHeader), chunk('strf', picture)),
  );
  const frames = Array.from({ length: count }, () => chunk('00dc', Buffer.alloc(64)));
  return chunk('RIFF', Buffer.concat([Buffer.from('AVI '), headers, list('movi', ...frames)]));
}
