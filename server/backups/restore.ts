import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { openStorage } from '#server/gateways/storage/open-storage.ts';
import { tryStorage } from '#server/gateways/storage/try-storage.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { sayText } from '#server/platform/coded-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { keptFile, keptName, readKept, resealKept } from '#server/platform/kept-settings.ts';
import { type Settings, withKept } from '#server/platform/settings.ts';
import { sql } from 'drizzle-orm';
import { fingerprints, unpack } from './archive.ts';
import { type Manifest, printOf } from './back-up.ts';
import { loadRows } from './database-rows.ts';
import { makeOlderTables } from './older-tables.ts';
import { listTables, shapeOf, thatLast } from './stored-tables.ts';

interface Place {
  db: Database;
  settings: Settings;
}

/**
 * Puts a backup, of this version or of an earlier one, in the place of what is there, after looking through all of it. A
 * place that holds something already is refused unless it may be replaced. A trial puts nothing into a bucket. Answers what
 * was done, in words.
 */
export async function restore(
  { db, settings }: Place,
  file: string,
  { mayReplace, isTrial = false }: { mayReplace: boolean; isTrial?: boolean },
): Promise<string> {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}. Nothing was changed.`);
  await mkdir(settings.dataDir, { recursive: true });
  // What one leaves that was killed: rows, and the secret.
  for (const name of await readdir(settings.dataDir))
    if (name.startsWith('.restore-'))
      await rm(join(settings.dataDir, name), { recursive: true, force: true });
  const stage = await mkdtemp(join(settings.dataDir, '.restore-'));
  try {
    await unpack(resolve(file), stage).catch((cause: unknown) => {
      throw new CannotStart(`${file} is not a backup, or it is damaged.`, { cause });
    });
    const manifest = await readManifest(stage, file);
    const from = join(stage, 'secret');
    const secret = existsSync(from) ? await readFile(from, 'utf8') : undefined;
    await checkPlace({ db, settings }, manifest, { secret, mayReplace });
    const after = settingsAfter(settings, stage, secret);
    // A file too many does no harm, so they go before the rows.
    if (after.storage.s3 && !isTrial) await fillBucket(after.storage, stage, manifest);

    await db.transaction(async (tx) => {
      const shape = shapeOf(manifest.tables);
      const isOfThisVersion = shapeOf(await listTables(tx)) === shape;
      const bringUpToDate = isOfThisVersion ? undefined : await makeOlderTables(tx, shape);
      await loadRows(tx, join(stage, 'rows'), manifest);
      await bringUpToDate?.();
    });
    if (!after.storage.s3) await replaceFiles(settings.storage.folder, join(stage, 'files'));
    if (secret !== undefined) await putPrivately(join(settings.dataDir, 'secret'), secret);
    if (existsSync(join(stage, keptName)))
      await putPrivately(keptFile(settings.dataDir), await readFile(join(stage, keptName), 'utf8'));
    else if (existsSync(keptFile(settings.dataDir)))
      resealKept(settings.dataDir, { from: settings.secret, to: secretAfter(settings, secret) });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `Everything is as it was on ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables.`,
      `It will be reached at ${after.publicUrl}. If that has changed, set PUBLIC_URL. Start Adfjord now.`,
    ].join('\n');
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Reads what the backup says of itself, and makes sure that all of it is there, unharmed. */
async function readManifest(stage: string, file: string): Promise<Manifest> {
  const path = join(stage, 'manifest.json');
  if (!existsSync(path)) throw new CannotStart(`${file} is not a backup of Adfjord.`);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  if (manifest.format !== 1)
    throw new CannotStart(`${file} was made by a newer Adfjord. Update this one first.`);
  const found = await fingerprints(stage);
  const damaged = Object.keys(manifest.files).find((name) => manifest.files[name] !== found[name]);
  if (damaged)
    throw new CannotStart(`${file} is damaged: ${damaged} is not what it was. Nothing was changed.`);
  // Backups from before held the tables of a day as well, without a row in them.
  return { ...manifest, tables: thatLast(manifest.tables) };
}

/** What the next start begins with: what was set in the browser then, or, where nothing was, what is set by now. */
function settingsAfter(settings: Settings, stage: string, secret: string | undefined): Settings {
  if (!existsSync(join(stage, keptName))) return settings;
  return withKept(
    settings,
    readKept(stage, () => secretAfter(settings, secret)),
  );
}

function secretAfter(settings: Settings, secret: string | undefined): string {
  return settings.given['SECRET'] === undefined ? (secret ?? settings.secret) : settings.secret;
}

async function putPrivately(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600);
}

async function checkPlace(
  { db, settings }: Place,
  { secretPrint }: Manifest,
  { secret, mayReplace }: { secret: string | undefined; mayReplace: boolean },
): Promise<void> {
  if (printOf(secretAfter(settings, secret)) !== secretPrint)
    throw new CannotStart(
      'This backup was made with another SECRET. Set it to the one from then. Nothing was changed.',
    );
  if (!mayReplace && (await holdsSomething({ db, settings })))
    throw new CannotStart(
      'There is something here already. Add --replace to throw it away for what is in the backup. Nothing was changed.',
    );
}

async function holdsSomething({ db, settings }: Place): Promise<boolean> {
  const [row] = rowsOf<{ some: boolean }>(await db.execute(sql`select exists(select 1 from people) as some`));
  const { folder, s3 } = settings.storage;
  if (row!.some || existsSync(keptFile(settings.dataDir))) return true;
  return !s3 && existsSync(folder) && (await readdir(folder)).length > 0;
}

async function fillBucket(place: Settings['storage'], stage: string, { files }: Manifest): Promise<void> {
  const paths = Object.keys(files).filter((name) => name.startsWith('files/'));
  if (paths.length === 0) return;
  const storage = await openStorage(place);
  let taken = 0;
  try {
    await tryStorage(storage);
    for (const path of paths) {
      await storage.put(path.slice('files/'.length), createReadStream(join(stage, path)));
      taken += 1;
    }
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw new CannotStart(
      `The bucket ${place.s3?.bucket} took ${taken} of ${paths.length} files. ${sayText(cause.reason, 'en')} Nothing else was changed: restore again once that is mended.`,
      { cause },
    );
  }
}

async function replaceFiles(folder: string, files: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rename(files, folder);
}
