import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** What is not packed in itself. Pages are packed by the server, which puts the operator's words in. */
const packable = /\.(js|css|svg|webmanifest)$/;
const fewBytes = 500;

/** Writes the files of a folder beside themselves, as small as they get, so that nobody packs them while somebody waits. */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => packable.test(file));
  await Promise.all(files.map((file) => packFile(join(folder, file))));
}

async function packFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < fewBytes) return;
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = await pack(bytes, { level: 9 });
    if (packed.length < bytes.length) writeFileSync(`${file}.${ending}`, packed);
  }
}
