import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../read-json.ts';

const keptDays = 14;
/** Of one day: whoever causes more has caused the same many times. */
const mostBytes = 10 * 1024 ** 2;
const anError = /^\{"at":"(\d{4}-\d\d-\d\d)[^"]*","level":"error"/;

const Line = z.object({
  at: z.iso.datetime(),
  message: z.string(),
  requestId: z.string().optional(),
  jobId: z.string().optional(),
  job: z.string().optional(),
  procedure: z.string().optional(),
  error: z.string().default(''),
});
type Line = z.infer<typeof Line>;

function folderIn(dataDir: string): string {
  return join(dataDir, 'log');
}

/** Keeps each error that is printed for two weeks, by the day, so that what somebody quotes is found. What cannot be kept was printed all the same. */
export function keepErrors(dataDir: string): (line: string) => void {
  const folder = folderIn(dataDir);
  let today = '';
  return (line) => {
    const [, day] = anError.exec(line) ?? [];
    if (!day) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${day}.jsonl`);
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < mostBytes)
        appendFileSync(file, `${line}\n`, { mode: 0o600 });
      if (day !== today) forgetOld(folder);
      today = day;
    } catch {
      // The disk is full, or not ours: the log says so by then.
    }
  };
}

/** Errors in which these words stand, a reference for example, newest first. */
export async function findErrors(dataDir: string, search: string, most: number): Promise<Line[]> {
  const folder = folderIn(dataDir);
  const words = search.toLowerCase();
  const found: Line[] = [];
  for (const name of daysIn(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8').catch(() => '')).split('\n');
    for (const line of lines.toReversed()) {
      if (found.length === most) return found;
      if (line === '' || !line.toLowerCase().includes(words)) continue;
      const read = Line.safeParse(readJson(line));
      // A server that was killed may have left half a line.
      if (read.success) found.push(read.data);
    }
  }
  return found;
}

/** The newest first. */
function daysIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
}

function forgetOld(folder: string): void {
  for (const name of daysIn(folder).slice(keptDays)) rmSync(join(folder, name), { force: true });
}
