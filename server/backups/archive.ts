import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Packs all of a folder into one compressed file. Every system of today brings a `tar`. */
export function pack(folder: string, file: string): Promise<void> {
  return tar('-czf', file, '-C', folder, '.');
}

export function unpack(file: string, folder: string): Promise<void> {
  return tar('-xzf', file, '-C', folder);
}

/** Copies all files of a folder that are still there when it comes to them: others may remove some meanwhile. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for await (const path of listFiles(from)) {
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await cp(path, target).catch(unlessGone);
  }
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield path;
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
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
