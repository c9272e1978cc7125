import { fstatSync } from 'node:fs';
import { open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openGate } from '../gate.ts';

/** What a file is known by: while it is the same, nothing was written to it. */
type Marks = string;

interface Seen {
  marks: Marks;
  writtenAt: number;
}

/** A clock of files is coarse: what was written later than this before a look may be written again and look the same. */
const coarseMs = 2_000;
const atOnce = 16;
const list = 'on-disk.json';
const stateOffset = 16;
const shutDown = new Set([1, 2]);

/** Which files of a database are on the disk as they stand, so that none of them has to be forced there again. */
export interface FilesOnDisk {
  /** Whether this open file is one of them, and unchanged. */
  isThere(descriptor: number): boolean;
  /** From here on files are written, and nothing is taken for granted. */
  forget(): void;
}

/**
 * Forces to the disk, side by side, what a database that was killed has written since the last time; PostgreSQL itself
 * would force each of a thousand files, twice and one after the other, before it answers anybody. After a proper end
 * there is nothing to do. The list of what is there lies beside the database.
 */
export async function bringToDisk(database: string, beside: string): Promise<FilesOnDisk> {
  // Windows forces only what it may write to, and no folders: there PostgreSQL does it all.
  const isHelped = process.platform !== 'win32' && !(await hasEndedWell(database));
  if (!isHelped) return asKnown(new Map());
  const before = await readList(join(beside, list));
  const found = await look(database);
  const through = openGate(atOnce);
  const changed = [...found].filter(([path, { marks }]) => before[path] !== marks);
  await Promise.all(changed.map(([path]) => through(() => force(join(database, path)))));
  const sure = unlessJustWritten(found);
  await writeList(join(beside, list), sure);
  return asKnown(sure);
}

function asKnown(sure: Map<string, Marks>): FilesOnDisk {
  let known = new Set(sure.values());
  return {
    isThere: (descriptor) => known.size > 0 && known.has(marksOf(fstatSync(descriptor, { bigint: true }))),
    forget: () => void (known = new Set()),
  };
}

/** https://www.postgresql.org/docs/current/storage-file-layout.html: pg_control tells how the database ended. */
async function hasEndedWell(database: string): Promise<boolean> {
  try {
    const control = await readFile(join(database, 'global', 'pg_control'));
    return shutDown.has(control.readUInt32LE(stateOffset));
  } catch {
    return true;
  }
}

async function look(folder: string): Promise<Map<string, Seen>> {
  const entries = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    entries.map(async (path) => {
      const told = await stat(join(folder, path), { bigint: true });
      return [path, { marks: marksOf(told), writtenAt: Number(told.mtimeMs) }] as const;
    }),
  );
  return new Map(found);
}

/** What may be written once more within the same tick of the clock is not taken for granted. */
function unlessJustWritten(found: Map<string, Seen>): Map<string, Marks> {
  const limit = Date.now() - coarseMs;
  const settled = [...found].filter(([, { writtenAt }]) => writtenAt <= limit);
  return new Map(settled.map(([path, { marks }]) => [path, marks]));
}

function marksOf({
  ino,
  size,
  mtimeNs,
  ctimeNs,
}: Record<'ino' | 'size' | 'mtimeNs' | 'ctimeNs', bigint>): Marks {
  return `${ino}.${size}.${mtimeNs}.${ctimeNs}`;
}

async function force(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readList(file: string): Promise<Record<string, Marks>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Marks>;
  } catch {
    return {};
  }
}

/** A list that is cut off, or lost, costs time and nothing else. */
async function writeList(file: string, sure: Map<string, Marks>): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(sure)));
  await rename(`${file}.new`, file);
}
