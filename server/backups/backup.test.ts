import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jobs } from '#server/jobs.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { openSeal } from '#server/platform/crypto/seal.ts';
import { keptFile, writeKept } from '#server/platform/kept-settings.ts';
import { inServerFolder } from '#server/platform/server-folder.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openSignals } from '#server/platform/signals.ts';
import { uploadPicture } from '#tests/campaigns.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { openTestHouse } from '#tests/house.ts';
import { openTestDatabase } from '#tests/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpack } from './archive.ts';
import { backUp } from './back-up.ts';
import { dumpRows } from './database-rows.ts';
import { restore } from './restore.ts';
import { tryBackup } from './try-backup.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
let folder: string;
beforeAll(async () => {
  house = await openTestHouse();
  folder = await mkdtemp(join(tmpdir(), 'adfjord-backup-'));
  const kari = await house.visitor().join();
  await kari.connect();
  await kari.ask.campaigns.create({ title: "Rør, 'quotes', \\ and 🚰", sellingPoints: ['a', '', 'ø'] });
  await house.ctx.storage.put('pictures/van.jpg', new Uint8Array([1, 2, 3]));
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

/** A new installation with nothing in it. */
async function openPlace() {
  const database = await openTestDatabase();
  const queue = new Queue(database, () => undefined);
  await queue.open(jobs.map((job) => job.name));
  await queue.close();
  const settings = readSettings({
    DATA_DIR: await mkdtemp(join(folder, 'place-')),
    PUBLIC_URL: 'https://adfjord.test',
    SECRET: house.ctx.settings.secret,
  });
  return { db: database.db, settings, close: () => database.close() };
}

async function rowsIn(rows: string) {
  const lines = (await readdir(rows)).map(async (name) => {
    const text = await readFile(join(rows, name), 'utf8');
    return [name, text.split('\n').toSorted((a, b) => a.localeCompare(b))] as const;
  });
  return Object.fromEntries(await Promise.all(lines));
}

async function rowsOf(db: typeof house.ctx.db) {
  const rows = await mkdtemp(join(folder, 'rows-'));
  await dumpRows(db, rows);
  return rowsIn(rows);
}

async function rowsOfBackup(file: string) {
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  await unpack(file, unpacked);
  return rowsIn(join(unpacked, 'rows'));
}

test('what was backed up is there again, every row and every file', async () => {
  const file = join(folder, 'first.backup');
  expect(await backUp(house.ctx, file)).toContain('NOT in it');
  const kept = await rowsOfBackup(file);
  const place = await openPlace();
  await restore(place, file, { mayReplace: false });
  expect(await rowsOf(place.db)).toEqual(kept);
  expect(kept['public.people.jsonl']).toHaveLength(2);
  const van = await readFile(join(place.settings.storage.folder, 'pictures', 'van.jpg'));
  expect([...van]).toEqual([1, 2, 3]);

  await expect(restore(place, file, { mayReplace: false })).rejects.toThrow('--replace');
  await restore(place, file, { mayReplace: true });
  expect(await rowsOf(place.db)).toEqual(kept);
  await place.close();
});

test('what was set up in the browser is set up in another place again, secrets and all; a bucket takes the files', async () => {
  const { dataDir, secret } = house.ctx.settings;
  const bucket = await openFakeS3();
  writeKept(dataDir, secret, { ...bucket.settings, OPERATOR_NAME: 'Rørlegger AS' });
  const file = join(folder, 'set-up.backup');
  await backUp(house.ctx, file);
  await tryBackup(house.ctx.settings, file);
  expect(bucket.keys()).toEqual([]);

  const place = await openPlace();
  bucket.fail('PUT', /van/, 3);
  await expect(restore(place, file, { mayReplace: false })).rejects.toThrow(
    'The bucket adfjord took 0 of 1 files. The store has trouble of its own right now (SlowDown).',
  );
  bucket.fail('PUT', /^setup/, 1, { status: 403, code: 'AccessDenied' });
  await expect(restore(place, file, { mayReplace: false })).rejects.toThrow(
    /\(AccessDenied\).* Nothing else was changed: restore again/,
  );
  const said = await restore(place, file, { mayReplace: false });
  expect(said).toContain('https://adfjord.test. If that has changed, set PUBLIC_URL.');
  expect(bucket.keys()).toEqual(['pictures/van.jpg']);
  const kept = keptFile(place.settings.dataDir);
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  const next = readSettings(place.settings.given);
  expect(next.storage.s3).toMatchObject({ bucket: 'adfjord', secret: 'secret' });
  expect(next.operator.name).toBe('Rørlegger AS');
  await rm(keptFile(dataDir));
  await place.close();
  await bucket.close();
});

test('what was set up in the browser here stays where the backup holds none, and opens with the secret of the backup, what only a newer version knows as well', async () => {
  const file = join(folder, 'with-secret.backup');
  const from = { ...house.ctx.settings };
  await writeFile(join(from.dataDir, 'secret'), from.secret);
  await backUp(house.ctx, file);
  await rm(join(from.dataDir, 'secret'));
  const place = await openPlace();
  const given = { DATA_DIR: place.settings.dataDir, SECRET: '' };
  const { secret } = readSettings(given);
  const kept = keptFile(place.settings.dataDir);
  const later = { sealed: openSeal(secret).encrypt('of a newer version', 'setting:LATER') };
  await writeFile(kept, JSON.stringify({ LATER: later, OLDER: { sealed: 'by nobody here' } }));
  writeKept(place.settings.dataDir, secret, { WRITER_KEY: 'sealed' });
  await restore({ ...place, settings: readSettings(given) }, file, { mayReplace: true });
  expect(readSettings(given)).toMatchObject({ secret: from.secret, writer: { key: 'sealed' } });
  const { LATER, OLDER } = JSON.parse(await readFile(kept, 'utf8')) as Record<string, typeof later>;
  expect(openSeal(from.secret).decrypt(LATER!.sealed, 'setting:LATER')).toBe('of a newer version');
  expect(OLDER).toEqual({ sealed: 'by nobody here' });
  const another = { ...given, SECRET: 'another secret, long enough to be one' };
  await rm(kept);
  const elsewhere = { ...place, settings: readSettings(another) };
  await expect(restore(elsewhere, file, { mayReplace: true })).rejects.toThrow('another SECRET');
  await place.close();
});

test('while people go on, what was acknowledged before is in the backup, whole, with its pictures', async () => {
  const kari = await house.visitor().join();
  const file = join(folder, 'meanwhile.backup');
  const makeDraft = async (title: string) => {
    const mediaId = await uploadPicture(kari);
    const { id } = await kari.ask.campaigns.create({ title, mediaIds: [mediaId] });
    return { id, mediaId };
  };
  const before = [await makeDraft('one'), await makeDraft('two')];
  const { id: workspaceId } = await kari.ask.workspaces.current();
  const backingUp = { isOver: false };
  async function goOn() {
    for (let count = 0; !backingUp.isOver; count += 1) {
      const { id } = await makeDraft(`meanwhile ${count}`);
      if (count % 2 === 0) await kari.ask.campaigns.remove({ id });
      await house.ctx.storage.remove(`pictures/passing-${count - 1}.jpg`);
      await house.ctx.storage.put(`pictures/passing-${count}.jpg`, new Uint8Array([count]));
    }
  }
  const others = goOn();
  await backUp(house.ctx, file).finally(() => (backingUp.isOver = true));
  await others;

  const place = await openPlace();
  // Rows that refer to what is not there would be refused here.
  await restore(place, file, { mayReplace: false });
  const rows = await rowsOf(place.db);
  const drafts = rows['public.campaigns.jsonl']!.join('\n');
  const pictures = rows['public.media.jsonl']!.filter((line) => line.includes(workspaceId));
  for (const { id } of before) expect(drafts).toContain(id);
  const ids = pictures.map((line) =>
    (JSON.parse(line) as string[]).find((cell) => /^[\da-f-]{36}$/.test(cell)),
  );
  expect(ids).toEqual(expect.arrayContaining(before.map(({ mediaId }) => mediaId)));
  for (const id of ids) {
    const files = await readdir(join(place.settings.storage.folder, workspaceId, id!));
    expect(files).toContain('original.jpg');
  }
  await place.close();
});

test('a damaged file, another secret and a file of something else are refused before anything is touched', async () => {
  const file = join(folder, 'second.backup');
  await backUp(house.ctx, file);
  const place = await openPlace();
  const bytes = await readFile(file);
  await writeFile(join(folder, 'cut.backup'), bytes.subarray(0, bytes.length / 2));
  await writeFile(join(folder, 'letter.txt'), 'Dear operator');
  const other = {
    ...place,
    settings: { ...place.settings, secret: 'another secret, long enough to be one' },
  };
  await expect(restore(place, join(folder, 'cut.backup'), { mayReplace: true })).rejects.toThrow('damaged');
  await expect(restore(place, join(folder, 'letter.txt'), { mayReplace: true })).rejects.toThrow('damaged');
  await expect(restore(other, file, { mayReplace: true })).rejects.toThrow('SECRET');
  const none = join(folder, 'none.backup');
  await expect(restore(place, none, { mayReplace: true })).rejects.toThrow(`There is no file ${none}.`);
  expect((await rowsOf(place.db))['public.people.jsonl']).toEqual(['']);
  await place.close();
});

test('what a restore that was killed has left goes with the next one', async () => {
  const file = join(folder, 'after-a-kill.backup');
  await backUp(house.ctx, file);
  const place = await openPlace();
  const left = join(place.settings.dataDir, '.restore-killed');
  await mkdir(left);
  await writeFile(join(left, 'secret'), 'of somebody');
  await restore(place, file, { mayReplace: false });
  const names = await readdir(place.settings.dataDir);
  expect(names.filter((name) => name.startsWith('.restore-'))).toEqual([]);
  await place.close();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'over a server that runs on PostgreSQL nothing is restored, and once it is stopped all is',
  async () => {
    const file = join(folder, 'over-a-server.backup');
    await backUp(house.ctx, file);
    const database = await openTestDatabase();
    const env = {
      ...process.env,
      DATABASE_URL: database.engine === 'postgres' ? database.url : '',
      DATA_DIR: await mkdtemp(join(folder, 'place-')),
      SECRET: house.ctx.settings.secret,
    };
    const words = [inServerFolder('run-backup.ts'), 'restore', file, '--replace'];
    const asOperator = () => promisify(execFile)(process.execPath, words, { env });

    const server = await openSignals(database);
    await expect(asOperator()).rejects.toMatchObject({
      stderr: expect.stringContaining('Adfjord is running on this database. Stop it first'),
    });
    await server.close();
    expect((await asOperator()).stdout).toContain('Everything is as it was');
    await database.close();
  },
);

test.skipIf(process.platform === 'win32')('while a backup is written nobody else can read it', async () => {
  const file = join(folder, 'watched.backup');
  const seen = new Set<string>();
  const writing = { isOver: false };
  const done = backUp(house.ctx, file).finally(() => (writing.isOver = true));
  while (!writing.isOver) {
    const found = await stat(`${file}.part`).catch(() => undefined);
    if (found) seen.add((found.mode & 0o777).toString(8));
    await setImmediate();
  }
  await done;
  expect([...seen]).toEqual(['600']);
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
});
