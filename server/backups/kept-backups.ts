import { readdir } from 'node:fs/promises';

const dayMs = 24 * 60 * 60_000;
const shape = /^adfjord-(\d{4}-\d{2})-(\d{2})T(\d{2})-(\d{2})\.backup$/;

/** What a backup of that moment is called. */
export function nameOfBackup(at: number): string {
  return `adfjord-${new Date(at).toISOString().slice(0, 16).replace(':', '-')}.backup`;
}

interface Kept {
  name: string;
  at: number;
  /** As in 2026-11. */
  month: string;
}

/** The backups in a folder that the clock has made and that were tried, the newest first. None where there is no folder. */
export async function listBackups(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .flatMap((name) => {
      const [, month, day, hour, minute] = shape.exec(name) ?? [];
      return month ? [{ name, month, at: Date.parse(`${month}-${day}T${hour}:${minute}Z`) }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

/**
 * Which of them are kept no longer: each of the last seven days stays, then the last of each week for five weeks, then
 * the last of each month for so many months. The newest stays, however old.
 */
export function tooOld(backups: Kept[], { now, months }: { now: number; months: number }): Kept[] {
  const weeks = new Set<number>();
  const ofMonths = new Set<string>();
  return backups.filter(({ at, month }, place) => {
    const age = now - at;
    const week = Math.floor(at / (7 * dayMs));
    const isKept =
      place === 0 ||
      age < 7 * dayMs ||
      (age < 35 * dayMs && !weeks.has(week)) ||
      (age < months * 31 * dayMs && !ofMonths.has(month));
    weeks.add(week);
    ofMonths.add(month);
    return !isKept;
  });
}
