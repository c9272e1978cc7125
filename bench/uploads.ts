import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openTestHouse } from '#tests/house.ts';
import { freeBox, makeVideo } from '#tests/videos.ts';
import { serveHere } from '#tests/serve-here.ts';
import type { Limit } from './limits.ts';

const mebibyte = 1024 ** 2;
const filmBytes = 2048 * mebibyte;
const warmUpBytes = 256 * mebibyte;
/** Into a bucket goes a part of the film: the rest would go the same way. */
const bucketShare = 4;

interface UploadRow {
  name: string;
  ms: number;
  grownMb: number;
}

/** Tells what a large film takes, beside Node alone. */
export async function tellUploads(): Promise<Limit[]> {
  const rows = await benchUploads();
  const [, bareWrite] = rows;
  console.log('\nA film of 2 GB, uploaded, checked and kept in the folder (limit: 60 MB more)\n');
  console.table(
    rows.map(({ name, ms, grownMb }) => ({
      way: name,
      ms: Math.round(ms),
      'times Node alone': Number((ms / bareWrite!.ms).toFixed(2)),
      'MB more': Math.round(grownMb),
    })),
  );
  return [];
}

/** A film of 2 GB through the whole product into the folder, a part of it into a bucket, beside the same bytes written to the same disk by Node alone. */
async function benchUploads(): Promise<UploadRow[]> {
  const ours = await sendInto('ours, checked and kept', {});
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const bare = await measured('a file written by Node alone', () =>
    pipeline(Readable.from(blocks(filmBytes)), createWriteStream(join(folder, 'film'), { flush: true })),
  );
  await rm(folder, { recursive: true });
  const bucket = fork(join(import.meta.dirname, 'fake-bucket.ts'));
  const [settings] = (await once(bucket, 'message')) as [Record<string, string>];
  const part = await sendInto('ours, into a bucket, from a quarter of it', settings, filmBytes / bucketShare);
  bucket.disconnect();
  return [ours, bare, { ...part, ms: part.ms * bucketShare }];
}

/** A shorter film first, so that what is opened once is open. */
async function sendInto(
  name: string,
  settings: Record<string, string>,
  length = filmBytes,
): Promise<UploadRow> {
  const house = await openTestHouse(settings);
  const kari = await house.visitor().join();
  const cookie = [...kari.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const film = await makeVideo('mp4');
  const { url, close } = await serveHere(house.app.fetch, { asShipped: true });
  const address = `${url}/uploads`;
  const send = (bytes: number) => sendFrom([address, cookie, paddedFilm(film, bytes), String(bytes)]);

  await send(warmUpBytes);
  const row = await measured(name, () => send(length));
  await close();
  await house.close();
  return row;
}

/** The beginning of a file of that length: a film, and behind it a box of nothing. */
function paddedFilm(film: Buffer, length: number): string {
  return Buffer.concat([film, freeBox(length - film.length)]).toString('base64');
}

function sendFrom(args: string[]): Promise<void> {
  const sender = spawn(process.execPath, [join(import.meta.dirname, 'send-upload.ts'), ...args], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    sender.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The upload was refused.'))));
  });
}

function* blocks(length: number) {
  const block = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < length; sent += block.length) yield block;
}

/** Memory is looked at ten times a second; what counts is the most of it beyond what there was before. */
async function measured(name: string, run: () => Promise<void>): Promise<UploadRow> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  const startedAt = performance.now();
  await run();
  const ms = performance.now() - startedAt;
  clearInterval(looking);
  return { name, ms, grownMb: (most - before) / mebibyte };
}
