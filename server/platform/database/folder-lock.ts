import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../cannot-start.ts';

/**
 * Holds a folder for this process alone, until it is let go or the process dies.
 * SQLite's lock is the operating system's own, so it cannot outlive a killed process as a file with a number could.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'in-use.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    lock.close();
    const another = `Another Adfjord is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`;
    const noRoom = `There is no room left on the disk of ${folder}. Make some, and start again.`;
    // https://www.sqlite.org/rescode.html: 13 is a full disk.
    throw new CannotStart((cause as { errcode?: number }).errcode === 13 ? noRoom : another, { cause });
  }
  return () => lock.close();
}
