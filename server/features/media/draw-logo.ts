import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { invalidFile } from './upload/refused-files.ts';

/** As wide as a logo is ever shown. */
const edge = 1200;
const mostBytes = 512 * 1024;
const mostPixels = 40_000_000;
const mostDrawnBytes = 16 * 1024 ** 2;

const run = promisify(execFile);

/** Whether bytes are a drawing in lines (SVG), as most logos on the web are. */
export function isDrawing(bytes: Buffer): boolean {
  const beginning = bytes.toString('utf8', 0, 1024);
  return (
    /^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(beginning) &&
    /<svg[\s>]/i.test(bytes.toString('utf8', 0, 8192))
  );
}

/** A drawing as a picture. What it refers to elsewhere is not fetched. */
export async function drawLogo(bytes: Buffer, { patienceMs = 6_000 } = {}): Promise<Buffer> {
  if (bytes.byteLength > mostBytes) throw invalidFile('logo.svg');
  try {
    return await throughPictureGate(() => drawApart(bytes, patienceMs));
  } catch {
    throw invalidFile('logo.svg');
  }
}

const options = JSON.stringify({ density: 300, limitInputPixels: mostPixels });
const size = JSON.stringify({ width: edge, height: edge, fit: 'inside' });
const drawing = `import(process.argv[1]).then((all) =>
  process.stdin.pipe(all.default(${options}).resize(${size}).png()).pipe(process.stdout));`;

/** In a process of its own: a few lines may ask for hours of work, and nothing else ends that. */
async function drawApart(bytes: Buffer, patienceMs: number): Promise<Buffer> {
  const sharpUrl = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;
  const running = run(process.execPath, ['--eval', drawing, sharpUrl], {
    encoding: 'buffer',
    maxBuffer: mostDrawnBytes,
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  // One that has ended takes nothing more, and says why.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  return (await running).stdout;
}
