import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const abandonedAfterMs = 24 * 60 * 60_000;

/** Removes what nobody has added to for a day. */
export async function removeAbandoned(directory: string, now: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  const names = await readdir(directory);
  // The note beside a file is as old as its beginning, so it goes when the file goes.
  for (const name of names.filter((each) => !each.endsWith('.json'))) {
    const file = join(directory, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - abandonedAfterMs) await forget(file);
  }
}

/** Removes an upload and the note beside it; one that is gone already counts as removed. */
export async function forget(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}.json`, { force: true });
}
