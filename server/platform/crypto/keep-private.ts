import { chmodSync, mkdirSync } from 'node:fs';

/** From here on nothing this process writes can be read by other people of this machine, nor what lies in its folder already. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}
