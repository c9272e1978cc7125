import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Locked {
  dev?: boolean;
}

/** What is installed, in MB on disk: all of it, and what `npm start` alone installs on a fresh clone. */
export async function weighInstalled(): Promise<{ allMb: number; toRunMb: number }> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const { '': _ours, ...locked } = packages;
  let [all, toRun] = [0, 0];
  for (const [place, { dev }] of Object.entries(locked)) {
    // Of packages for several platforms there is one.
    const bytes = await bytesIn(place).catch(() => 0);
    all += bytes;
    if (!dev) toRun += bytes;
  }
  return { allMb: all / 1024 ** 2, toRunMb: toRun / 1024 ** 2 };
}

/** As they lie on the disk, in whole blocks. Packages within a package are counted as their own. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : bytesIn(place);
    return (await lstat(place)).blocks * 512;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}
