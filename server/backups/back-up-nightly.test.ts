import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertOperator } from '#server/features/people/operator-queries.ts';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { backUpNightly } from './back-up-nightly.ts';
import { listBackups, nameOfBackup, tooOld } from './kept-backups.ts';

const ground = await mkdtemp(join(tmpdir(), 'adfjord-nightly-'));
const folder = join(ground, 'backups');
const token = 'a token for the one who measures';
const house = await openTestHouse({
  BACKUP_DIR: folder,
  METRICS_TOKEN: token,
  OPERATOR_EMAIL: 'firm@adfjord.test',
});
const kari = await house.visitor().join();
afterAll(async () => {
  await house.close();
  await rm(ground, { recursive: true, force: true });
});

async function runTonight(): Promise<unknown[]> {
  await house.ctx.queue.add(house.ctx.db, backUpNightly, {}, { key: crypto.randomUUID() });
  return house.runJobs();
}
const letters = async () =>
  (await house.practice.emailsTo(kari.email)).filter(({ subject }) => /backup|Sikkerhetskopi/.test(subject));

async function ageTold(): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await house.app.fetch(new Request('https://adfjord.test/metrics', { headers }), {
    clientAddress: '203.0.113.1',
  });
  return /^adfjord_backup_age_seconds (\S+)/m.exec(await answer.text())?.[1];
}

test('every night a backup is made, restored elsewhere, and gets its name; what a killed one left goes', async () => {
  for (const name of ['.backup-killed', '.trial-killed', '.trial-living']) {
    await mkdir(join(folder, name, 'rows'), { recursive: true });
    const at = house.ctx.now() / 1000 - (name === '.trial-living' ? 60 : 25 * 60 * 60);
    await utimes(join(folder, name), at, at);
  }
  expect(await ageTold()).toBe('+Inf');
  expect(await runTonight()).toEqual([]);
  const [living, made, ...others] = (await readdir(folder)).toSorted();
  expect(living).toBe('.trial-living');
  expect(others).toEqual([]);
  const backups = await listBackups(folder);
  expect(backups.map(({ name }) => name)).toEqual([made]);
  expect((await stat(join(folder, made!))).mode & 0o077).toBe(0);
  expect(Number(await ageTold())).toBeLessThan(600);
});

async function failTonight(): Promise<void> {
  const broken = await mkdtemp(join(ground, 'broken-'));
  await writeFile(join(broken, 'full'), '');
  const settings = { ...house.ctx.settings, backups: { folder: join(broken, 'full'), months: 3 } };
  const ctx = { ...house.ctx, settings };
  const signal = new AbortController().signal;
  await expect(backUpNightly.run(ctx, {}, signal)).rejects.toThrow(/EEXIST|ENOTDIR/);
}

test('where it cannot be made and nobody runs the installation yet, the firm is told', async () => {
  await failTonight();
  expect(await house.practice.emailsTo('firm@adfjord.test')).toHaveLength(1);
  expect(await letters()).toEqual([]);
});

test('an operator has one made by day, and a second wish joins the first', async () => {
  await expect(kari.ask.operator.backUp({})).rejects.toMatchObject({ code: 'NOT_AN_OPERATOR' });
  await insertOperator(house.ctx.db, (await kari.ask.people.me()).id);
  await house.passTime(60);
  const before = await listBackups(folder);
  expect(await kari.ask.operator.backUp({})).toEqual({ isBegun: true });
  expect(await kari.ask.operator.backUp({})).toEqual({ isBegun: false });
  expect(await house.runJobs()).toEqual([]);
  expect(await listBackups(folder)).toHaveLength(before.length + 1);
});

test('where it cannot be made, the operator is told why and what there is, in their language', async () => {
  const before = await listBackups(folder);
  await kari.ask.people.update({ language: 'nb' });
  await failTonight();
  await kari.ask.people.update({ language: 'en' });
  await failTonight();
  const [inNorwegian, letter] = await letters();
  expect(inNorwegian).toMatchObject({ subject: 'Sikkerhetskopieringen av adfjord.test mislyktes' });
  expect(letter).toMatchObject({ subject: 'The backup of adfjord.test failed' });
  expect(letter!.text).toMatch(/EEXIST|ENOTDIR/);
  expect(letter!.text).toContain('There is no backup in');
  expect(await house.practice.emailsTo('firm@adfjord.test')).toHaveLength(1);
  expect(await listBackups(folder)).toEqual(before);
});

test('what could not be restored gets no name, and the one before it stays', async () => {
  const before = await listBackups(folder);
  const told = (await letters()).length;
  await house.passTime(24 * 60);
  await house.ctx.db.execute(sql`alter table people add column oddity text`);
  expect(String(await runTonight())).toContain('by one that is not known here');
  expect(JSON.parse(house.logged.at(-1)!)).toMatchObject({
    message: 'job back-up failed',
    job: 'back-up',
    jobId: expect.any(String),
  });
  await house.ctx.db.execute(sql`alter table people drop column oddity`);
  expect(await listBackups(folder)).toEqual(before);
  expect((await letters()).at(-1)!.text).toContain(
    `The newest backup that could be restored is ${before[0]!.name}`,
  );
  // It waits for the operator or the next night, and is told of once.
  const kind = (await house.ctx.queue.kinds()).find(({ job }) => job === 'back-up');
  expect(kind).toMatchObject({ due: 0, later: 0, givenUp: 1 });
  expect(await letters()).toHaveLength(told + 1);
  const reads = vi.spyOn(house.ctx.queue, 'kinds');
  expect(await kari.ask.operator.examine()).toContainEqual({
    part: 'backups',
    state: 'look',
    text: expect.stringMatching(
      new RegExp(`^The newest backup is ${before[0]!.name}, .* A backup failed within the last hour`),
    ),
  });
  // Two parts tell of the queue, by what was read once.
  expect(reads).toHaveBeenCalledOnce();
});

test('kept are seven days, five weeks and the last of each month, and always the newest', () => {
  const dayMs = 24 * 60 * 60_000;
  const now = Date.parse('2026-11-28T01:13:00Z');
  const all = Array.from({ length: 400 }, (_, day) => {
    const at = now - day * dayMs;
    return { at, name: nameOfBackup(at), month: new Date(at).toISOString().slice(0, 7) };
  });
  const keptOf = (backups: typeof all, months: number) => {
    const gone = new Set(tooOld(backups, { now, months }));
    return backups.filter((backup) => !gone.has(backup)).map(({ name }) => name.slice(8, 18));
  };
  expect(keptOf(all, 3)).toEqual([
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-18',
    '2026-11-11',
    '2026-11-04',
    '2026-10-31',
    '2026-10-28',
    '2026-09-30',
    '2026-08-31',
  ]);
  expect(keptOf(all.slice(100, 103), 0)).toEqual([all[100]!.name.slice(8, 18)]);
});
