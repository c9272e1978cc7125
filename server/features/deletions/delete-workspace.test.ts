import { openTestHouse } from '#tests/house.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { joinTeam } from '#tests/team.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const name = 'Kari Nordmann';

test('only an owner deletes a workspace, and only by its name', async () => {
  const kari = await house.visitor().join();
  const admin = await joinTeam(house, kari, { role: 'admin' });
  await expect(admin.ask.deletions.deleteWorkspace({ name })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
    data: { right: 'own', role: 'admin' },
  });
  for (const typed of ['', 'kari nordmann', 'DELETE'])
    await expect(kari.ask.deletions.deleteWorkspace({ name: typed })).rejects.toMatchObject({
      code: 'WORKSPACE_NAME_WRONG',
      defined: true,
    });
  expect(await kari.ask.workspaces.list()).toHaveLength(1);
});

test('everybody in it is out at once and told by email, and their accounts stay', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const ola = await joinTeam(house, kari, { role: 'author' });
  const { id } = await prepareCampaign(kari);
  const workspaceId = await kari.workspaceId();
  const events = await ola.askIn(workspaceId).liveCampaigns.watchSync();
  const reader = events[Symbol.asyncIterator]();
  await reader.next();
  const since = (await house.practice.requests()).at(-1)!.seq;

  const { code, scope } = await kari.ask.deletions.deleteWorkspace({ name: ` ${name} ` });
  expect(scope).toBe('workspace');
  await expect(
    (async () => {
      for (;;) if ((await reader.next()).done) return;
    })(),
  ).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  for (const visitor of [kari, ola])
    await expect(visitor.askIn(workspaceId).campaigns.get({ id })).rejects.toMatchObject({
      code: 'NOT_A_MEMBER',
    });

  await house.passTime(2);
  expect(await house.runJobs()).toEqual([]);
  expect(await house.runJobs()).toEqual([]);
  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({ finishedAt: expect.any(String) });
  for (const visitor of [kari, ola]) {
    expect((await visitor.ask.people.me()).email).toBe(visitor.email);
    const email = (await house.practice.emailsTo(visitor.email)).at(-1);
    expect(email?.subject).toBe(`The workspace ${name} is deleted`);
    expect(email?.text).toContain(`/deletion/${code}`);
  }
  const asked = await house.practice.requests(since);
  expect(
    asked.filter(({ method, path }) => method === 'DELETE' && path.includes('permissions')),
  ).toHaveLength(1);
});

test('a workspace is handed over by making somebody its owner and leaving', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'admin' });
  const workspaceId = await kari.workspaceId();
  const { id } = await kari.ask.campaigns.create({ title: 'Pipes' });
  const { personId } = (await kari.ask.members.list()).find(({ email }) => email === ola.email)!;
  await kari.ask.members.update({ personId, role: 'owner' });
  await kari.ask.members.leave();

  await expect(kari.askIn(workspaceId).campaigns.get({ id })).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  expect(await ola.askIn(workspaceId).workspaces.current()).toMatchObject({ role: 'owner', members: 1 });
  expect(await ola.askIn(workspaceId).campaigns.get({ id })).toMatchObject({ id });
  await ola.askIn(workspaceId).deletions.deleteWorkspace({ name });
});

test('a deleted workspace gives nobody another trial', async () => {
  const kari = await house.visitor().join();
  const { trialEndsAt } = await kari.ask.workspaces.current();
  await house.passTime(3 * 24 * 60);
  await kari.signIn();
  await kari.ask.deletions.deleteWorkspace({ name });
  const next = await kari.ask.workspaces.current();
  expect(next.name).toBe(name);
  expect(Date.parse(next.trialEndsAt!) - Date.parse(trialEndsAt!)).toBeLessThan(60_000);
});

test('who owns no workspace any more begins no other trial, by making one or however another ends for them', async () => {
  const kari = await house.visitor().join();
  for (const end of ['leaves', 'is removed', 'sees it deleted'] as const) {
    const { id: homeId, name } = await kari.ask.workspaces.create({ name: `Where ola ${end}` });
    const home = kari.askIn(homeId);
    const ola = await house.visitor().join();
    await home.members.invite({ email: ola.email, role: 'viewer', ceiling: null });
    const [invitation] = await ola.ask.members.listReceived();
    await ola.ask.members.answerInvitation({ id: invitation!.id, joins: true });
    const { id: personId } = await ola.ask.people.me();
    await house.ctx.db.execute(sql`update people set created_at = created_at - interval '40 days'
      where id = ${personId}`);
    const [own] = (await ola.ask.workspaces.list()).filter(({ role }) => role === 'owner');
    await ola.askIn(own!.id).deletions.deleteWorkspace({ name: own!.name });
    const { id } = await ola.ask.workspaces.create({ name: 'Again' });
    const over = async () => Date.parse((await ola.ask.workspaces.current()).trialEndsAt!) < house.ctx.now();
    await ola.ask.workspaces.switchTo({ id });
    expect(await over()).toBe(true);

    await ola.askIn(id).deletions.deleteWorkspace({ name: 'Again' });
    if (end === 'leaves') await ola.ask.members.leave();
    if (end === 'is removed') await home.members.remove({ personId });
    if (end === 'sees it deleted') await home.deletions.deleteWorkspace({ name });
    expect(await ola.ask.workspaces.current()).toMatchObject({ role: 'owner', belongsTo: 1 });
    expect(await over()).toBe(true);
  }
});
