import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { openPostgres } from './database.ts';
import { openEmbedded } from './embedded-database.ts';

test('an embedded database forces its log to the disk, is opened once at a time, and is there again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-'));
  const first = await openEmbedded(folder);
  expect((await first.pglite.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await expect(openEmbedded(folder)).rejects.toThrow(CannotStart);
  await first.pglite.query(`insert into industries values ('Plumbing', 'Warm and dry.')`);
  await first.close();

  const again = await openEmbedded(folder);
  expect((await again.pglite.query('select name from industries')).rows).toEqual([{ name: 'Plumbing' }]);
  await again.close();
  await rm(folder, { recursive: true });
});

test.each(['postgres://me:hush@127.0.0.1:1/none', 'postgres://me:hush@[/none'])(
  'a PostgreSQL that cannot be reached is told of by the name of its setting, without its password: %s',
  async (url) => {
    const opening = openPostgres(url);
    await expect(opening).rejects.toThrow(CannotStart);
    await expect(opening).rejects.toThrow(/^DATABASE_URL cannot be used: (?!.*(undefined|hush))/);
  },
);
