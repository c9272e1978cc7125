import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openEmbedded } from '#server/plumbing/database.ts';

/** A migrated, empty embedded database, dumped once a test run and loaded by every test house. */
export const templateFile = join(import.meta.dirname, '..', '.cache', 'tests', 'database.tar');

/** Vitest calls this once before all test files. */
export default async function makeTemplate(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const database = await openEmbedded();
  const dump = await database.pglite.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(templateFile), { recursive: true });
  await writeFile(`${templateFile}.new`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${templateFile}.new`, templateFile);
}
