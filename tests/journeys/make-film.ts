import type { Page } from '@playwright/test';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';

const framesPerSecond = 5;
const size = { width: 1280, height: 720 };

/** A film the browser can show: a van drives along a quay. The browser draws and encodes its frames. */
export async function makeFilm(page: Page, seconds: number): Promise<Buffer> {
  const frames = await page.evaluate(
    async ({ width, height, count, microseconds }) => {
      const encoded: { type: 'key' | 'delta'; bytes: number[] }[] = [];
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          encoded.push({ type: chunk.type, bytes: [...bytes] });
        },
        error: (error) => console.error(error),
      });
      encoder.configure({ codec: 'vp8', width, height });
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d')!;
      for (let n = 0; n < count; n += 1) {
        brush.fillStyle = '#86aebb';
        brush.fillRect(0, 0, width, height);
        brush.fillStyle = '#0f6e5c';
        brush.fillRect(100 + (600 * n) / count, 360, 380, 200);
        const frame = new VideoFrame(canvas, { timestamp: n * microseconds, duration: microseconds });
        encoder.encode(frame, { keyFrame: n % 5 === 0 });
        frame.close();
      }
      await encoder.flush();
      return encoded;
    },
    { ...size, count: seconds * framesPerSecond, microseconds: 1e6 / framesPerSecond },
  );

  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(track, { frameRate: framesPerSecond });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: size.width, codedHeight: size.height };
  for (const [n, { type, bytes }] of frames.entries()) {
    const packet = new EncodedPacket(Uint8Array.from(bytes), type, n / framesPerSecond, 1 / framesPerSecond);
    await track.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}
