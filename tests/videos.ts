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
}

const formats: Record<string, () => OutputFormat> = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  /** As a browser records it: it never says how long it is. */
  'live.webm': () => new WebMOutputFormat({ appendOnly: true }),
};

/** A real file of that kind, ten frames a second, whose frames show nothing. */
export async function makeVideo(
  kind: keyof typeof formats,
  { seconds = 3, width = 1280, height = 720 }: Film = {},
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind]!(), target });
  const frames = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(frames, { frameRate: 10 });
  await output.start();
  for (let frame = 0; frame < seconds * 10; frame += 1) {
    const length = Math.min(0.1, seconds - frame / 10);
    const packet = new EncodedPacket(new Uint8Array(64), frame % 10 ? 'delta' : 'key', frame / 10, length);
    await frames.add(packet, {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: width, codedHeight: height },
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
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
