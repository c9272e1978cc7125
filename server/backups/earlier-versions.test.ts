import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { listTables, shapeOf } from './stored-tables.ts';

/** Each made by the version of its day, on a day that is gone: a plumber whose campaign three people have answered, and a draft of the next. */
const kept = globSync('server/backups/kept/*.backup').toSorted();

test.each(kept)('%s comes back in this version, and its people go on', async (file) => {
  const house = await openTestHouse();
  onTestFinished(() => house.close());
  const { db, settings } = house.ctx;
  const ours = shapeOf(await listTables(db));
  await restore({ db, settings }, file, { mayReplace: false });

  expect(shapeOf(await listTables(db))).toBe(ours);
  const [row] = rowsOf<{ email: string }>(await db.execute(sql`select email from people`));
  const kari = house.visitor();
  const signedIn = await kari.post('/api/auth/sign-in/email', {
    email: row!.email,
    password: kari.password,
  });
  expect(signedIn.status).toBe(200);
  const drafts = await kari.ask.campaigns.listDrafts();
  expect(drafts.map(({ title }) => title)).toEqual(['Spring check']);
  const { leads } = await kari.ask.leads.inbox();
  expect(leads).toHaveLength(3);
  await kari.ask.leads.update({ id: leads[0]!.lead.id, status: 'contacted' });
});

test('what no version here could have made is refused, and what was there stays', async () => {
  const house = await openTestHouse();
  onTestFinished(() => house.close());
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { db, settings } = house.ctx;
  const kari = await house.visitor().join();
  await kari.ask.campaigns.create({ title: 'Spring check' });
  await db.execute(sql`alter table people add column oddity text`);
  await backUp({ db, settings }, join(folder, 'odd.backup'));
  await db.execute(sql`alter table people drop column oddity`);

  const restoring = restore({ db, settings }, join(folder, 'odd.backup'), { mayReplace: true });
  await expect(restoring).rejects.toThrow('Nothing was changed');
  expect(await kari.ask.campaigns.listDrafts()).toMatchObject([{ title: 'Spring check' }]);
});
