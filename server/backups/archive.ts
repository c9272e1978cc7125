import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Packs all of a folder into one compressed file. Every system of today brings a `tar`. */
export function pack(folder: string, file: string): Promise<void> {
  return tar('-czf', file, '-C', folder, '.');
}

export function unpack(file: string, folder: string): Promise<void> {
  return tar('-xzf', file, '-C', folder);
}

/** What every file of a folder holds, by its path within. */
export async function fingerprints(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    found[relative(folder, path).split(sep).join('/')] = hash.digest('hex');
  }
  return found;
}

function tar(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (words: Buffer) => (said += words.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))));
  });
}
