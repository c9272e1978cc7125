import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { keptFile, keptName } from '#server/platform/kept-settings.ts';
import type { Settings } from '#server/platform/settings.ts';
import { copyFiles, fingerprints, pack } from './archive.ts';
import { dumpRows, type StoredRows } from './database-rows.ts';

export interface Manifest extends StoredRows {
  format: 1;
  madeAt: string;
  /** Tells, without telling it, which secret the tokens in here are sealed with. */
  secretPrint: string;
  files: Record<string, string>;
}

/** Writes database, files, secret and what was set in the browser into one file that only its owner may read. Answers what is in it, in words. */
export async function backUp(
  { db, settings }: { db: Database; settings: Settings },
  file: string,
): Promise<string> {
  const target = resolve(file);
  await mkdir(dirname(target), { recursive: true });
  const stage = await mkdtemp(join(dirname(target), '.backup-'));
  try {
    for (const part of ['rows', 'files']) await mkdir(join(stage, part));
    // Rows first: a file that comes later is more than is needed, a file that is missing would be less.
    const stored = await dumpRows(db, join(stage, 'rows'));
    const inFolder = !settings.storage.s3;
    if (inFolder && existsSync(settings.storage.folder))
      await copyFiles(settings.storage.folder, join(stage, 'files'));
    const secretFile = join(settings.dataDir, 'secret');
    const hasSecret =
      existsSync(secretFile) && (await readFile(secretFile, 'utf8')).trim() === settings.secret;
    if (hasSecret) await writeFile(join(stage, 'secret'), settings.secret);
    const set = keptFile(settings.dataDir);
    if (existsSync(set)) await copyFile(set, join(stage, keptName));
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      secretPrint: printOf(settings.secret),
      ...stored,
      files: await fingerprints(stage),
    };
    await writeFile(join(stage, 'manifest.json'), JSON.stringify(manifest, null, 2));
    // Made before it is filled: from its first byte on it is for its owner alone.
    await rm(`${target}.part`, { force: true });
    await writeFile(`${target}.part`, '', { mode: 0o600, flag: 'wx' });
    await pack(stage, `${target}.part`);
    await rename(`${target}.part`, target);
    return inWords(target, manifest, { hasSecret, inFolder });
  } finally {
    await rm(stage, { recursive: true, force: true });
    await rm(`${target}.part`, { force: true });
  }
}

/** A short name for a secret that does not lead back to it. */
export function printOf(secret: string): string {
  return createHash('sha256').update(`adfjord backup ${secret}`).digest('hex').slice(0, 16);
}

function inWords(
  target: string,
  { tables, files }: Manifest,
  { hasSecret, inFolder }: { hasSecret: boolean; inFolder: boolean },
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const stored = Object.keys(files).filter((path) => path.startsWith('files/')).length;
  return [
    `${target}: ${rows} rows of ${tables.length} tables, ${stored} files.`,
    hasSecret
      ? 'The secret of this installation is in it: whoever has the file can read everything, so keep it as safe as the server.'
      : 'SECRET comes from the environment and is NOT in it: without it, Facebook connections cannot be read after a restore.',
    inFolder
      ? ''
      : 'Uploaded files are in your S3 bucket and NOT in it: have the bucket keep versions of its own.',
  ]
    .filter(Boolean)
    .join('\n');
}
