import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies in a folder, in MB as it lies on the disk: in whole blocks. */
export async function weighOnDisk(folder: string): Promise<number> {
  return (await bytesIn(folder)) / 1024 ** 2;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const place = join(folder, entry.name);
    return entry.isDirectory() ? bytesIn(place) : (await lstat(place)).blocks * 512;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}
