import { auditLog } from './tables.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldLines } from './forget-old-lines.ts';
import { verifyEveryLog } from './verify-every-log.ts';

const house = await openTestHouse();
const kari = await house.visitor().join();
beforeAll(async () => {
  await kari.connect();
  await house.subscribe(kari);
});
afterAll(() => house.close());
const lines = async (input = {}) => (await kari.ask.auditLog.list(input)).lines;

test('what is published is written down as it is asked for and as it ends, with who asked', async () => {
  const draft = await prepareCampaign(kari, { title: 'Winter check' });
  await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: true });
  await house.runJobs();
  const [done, accepted] = (await lines()).filter(({ subject }) => subject?.kind === 'publication');
  expect(accepted).toMatchObject({
    deed: 'operation-accepted',
    actor: { kind: 'person', name: (await kari.ask.people.me()).name },
    subject: { name: 'Winter check' },
    to: { name: expect.stringContaining('Winter check') },
    address: expect.stringMatching(/\d/),
  });
  expect(done).toMatchObject({ deed: 'operation-done', actor: { kind: 'adfjord' }, address: null });
});

test('a program is told from the person whose key it has', async () => {
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'write' });
  const { id } = await kari.ask.campaigns.create({ title: 'Thrown away' });
  const answer = await house.visitor().fetch(`/api/campaigns/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
  expect((await lines()).slice(0, 2)).toMatchObject([
    { deed: 'draft-deleted', actor: { kind: 'key', name: 'Bookkeeping' }, subject: { name: 'Thrown away' } },
    { deed: 'key-made', to: { access: 'write' } },
  ]);
});

test('lines are found by who, by what and by day, page after page', async () => {
  for (let months = 12; months < 72; months += 1) await kari.ask.auditLog.setKept({ months });
  const first = await kari.ask.auditLog.list({});
  expect(first.lines).toHaveLength(50);
  const rest = await kari.ask.auditLog.list({ beforeLine: first.next! });
  expect(rest.lines[0]!.seq).toBe(first.lines.at(-1)!.seq - 1);
  expect(first.keptMonths).toBe(71);
  expect((await lines({ search: 'thrown' })).map(({ deed }) => deed)).toEqual(['draft-deleted']);
  expect(await lines({ search: '%%' })).toEqual([]);
  expect((await lines({ actor: 'key' })).every(({ actor }) => actor.kind === 'key')).toBe(true);
  expect(new Set((await lines({ about: 'access' })).map(({ deed }) => deed))).toEqual(new Set(['key-made']));
  expect((await lines({ about: 'law' })).every(({ deed }) => /^(law|picture)-/.test(deed))).toBe(true);
  expect(await lines({ until: '2020-01-01' })).toEqual([]);
});

test('the file has every line, and that it was taken is one of them', async () => {
  const answer = await kari.fetch('/exports/audit-log.csv');
  const text = await answer.text();
  const count = (await kari.ask.auditLog.verify()).lines;
  expect(text.trim().split('\r\n')).toHaveLength(count + 1);
  expect(text).toContain('log-downloaded');
  expect((await house.visitor().fetch('/exports/audit-log.csv')).status).toBe(401);
});

test('a line that somebody changes in the database breaks the chain, and the command says where', async () => {
  expect(await kari.ask.auditLog.verify()).toMatchObject({ brokenAt: null });
  expect(await verifyEveryLog(house.ctx.db)).toMatchObject({ isWhole: true });
  const workspaceId = await kari.workspaceId();
  const line = and(eq(auditLog.workspaceId, workspaceId), eq(auditLog.seq, 3));
  const change = (actorName: string) => house.ctx.db.update(auditLog).set({ actorName }).where(line);
  const [row] = await house.ctx.db.select().from(auditLog).where(line);
  await change('Somebody else');
  expect(await kari.ask.auditLog.verify()).toMatchObject({ brokenAt: 3 });
  expect(await verifyEveryLog(house.ctx.db)).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('BROKEN at line 3'),
  });
  await change(row!.actorName);
  expect(await kari.ask.auditLog.verify()).toMatchObject({ brokenAt: null });
});

test('what others have done is nobody’s business, and two deeds at once follow each other', async () => {
  const ola = await house.visitor().join();
  expect((await ola.ask.auditLog.list({})).lines).toEqual([]);
  await Promise.all([12, 13, 14, 15].map((months) => ola.ask.auditLog.setKept({ months })));
  expect(await ola.ask.auditLog.verify()).toMatchObject({ lines: 4, brokenAt: null });
});

test('old lines go by night, and the chain goes on from what is left', async () => {
  await kari.ask.auditLog.setKept({ months: 12 });
  const { lines: last } = await kari.ask.auditLog.verify();
  const workspaceId = await kari.workspaceId();
  await house.passTime(400 * 24 * 60);
  await house.ctx.queue.add(house.ctx.db, forgetOldLines, {}, { key: 'now' });
  await house.runJobs();
  const ofKari = eq(auditLog.workspaceId, workspaceId);
  const left = await house.ctx.db.select().from(auditLog).where(ofKari);
  expect(left.map(({ seq }) => seq)).toEqual([last]);
  expect(await verifyEveryLog(house.ctx.db)).toMatchObject({ isWhole: true });
});
