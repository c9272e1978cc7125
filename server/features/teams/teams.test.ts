import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const join = () => house.visitor().join();
const personIdOf = async ({ ask }: Visitor) => (await ask.people.me()).id;

test('who is invited joins with the role they were given, and the workspace knows both', async () => {
  const kari = await join();
  const ola = await joinTeam(house, kari, { role: 'author' });
  expect(await ola.ask.workspaces.current()).toMatchObject({
    id: await kari.workspaceId(),
    role: 'author',
    members: 2,
  });
  expect((await kari.ask.members.list()).map(({ role }) => role).toSorted()).toEqual(['author', 'owner']);
  expect(await kari.ask.members.listInvitations()).toEqual([]);
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines.map(({ deed }) => deed).slice(0, 2)).toEqual(['member-joined', 'member-invited']);
});

test('somebody belongs to several workspaces, switches, and each tab stays where it is', async () => {
  const kari = await join();
  const home = await kari.workspaceId();
  const florist = await kari.ask.workspaces.create({ name: 'Fjord Florist' });
  expect((await kari.ask.workspaces.list()).map(({ name }) => name)).toEqual([
    'Fjord Florist',
    'Kari Nordmann',
  ]);
  const { id } = await kari.ask.campaigns.create({ title: 'Pipes' });

  await kari.ask.workspaces.switchTo({ id: florist.id });
  expect(await kari.ask.workspaces.current()).toMatchObject({ id: florist.id, role: 'owner' });
  await expect(kari.ask.campaigns.get({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  expect(await kari.askIn(home).campaigns.get({ id })).toMatchObject({ title: 'Pipes' });
  expect(await kari.askIn(florist.id).campaigns.listDrafts({})).toEqual([]);
});

test('nobody gets into a workspace by naming it', async () => {
  const kari = await join();
  const home = await kari.workspaceId();
  const stranger = await join();
  for (const named of [home, 'nothing of this kind', crypto.randomUUID()]) {
    await expect(stranger.askIn(named).campaigns.listDrafts({})).rejects.toMatchObject({
      code: 'NOT_A_MEMBER',
      defined: true,
    });
    expect((await stranger.fetch(`/exports/audit-log.csv?workspace=${named}`)).status).toBe(403);
  }
  await expect(stranger.ask.workspaces.switchTo({ id: home })).rejects.toMatchObject({
    code: 'NOT_A_MEMBER',
  });
});

test('a letter works for the address it was sent to, once, until it ends or is taken back', async () => {
  const kari = await join();
  const ola = await join();
  const email = ola.email;
  const tokenOf = async () => {
    await house.runJobs();
    const { text } = (await house.practice.emailsTo(email)).at(-1)!;
    return /\/join#([\w-]+)/.exec(text)![1]!;
  };
  await kari.ask.members.invite({ email, role: 'viewer' });
  const first = await tokenOf();
  const { id } = await kari.ask.members.invite({ email: email.toUpperCase(), role: 'admin' });
  const second = await tokenOf();
  const gone = { code: 'INVITATION_NOT_FOUND', defined: true };
  const stranger = await join();
  await expect(stranger.ask.members.readInvitation({ token: first })).rejects.toMatchObject(gone);
  expect(await stranger.ask.members.readInvitation({ token: second })).toMatchObject({
    id,
    email,
    role: 'admin',
    workspace: 'Kari Nordmann',
  });
  // Forwarded, it lets nobody else in.
  await expect(stranger.ask.members.answerInvitation({ id, joins: true })).rejects.toMatchObject(gone);

  const answers = await Promise.allSettled(
    [1, 2].map(() => ola.ask.members.answerInvitation({ id, joins: true })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(ola.ask.members.readInvitation({ token: second })).rejects.toMatchObject(gone);
  await expect(kari.ask.members.invite({ email, role: 'viewer' })).rejects.toMatchObject({
    code: 'ALREADY_A_MEMBER',
  });

  const late = await join();
  await kari.ask.members.invite({ email: late.email, role: 'viewer' });
  const [waiting] = await late.ask.members.listReceived();
  await kari.ask.members.withdrawInvitation({ id: waiting!.id });
  await expect(late.ask.members.answerInvitation({ id: waiting!.id, joins: true })).rejects.toMatchObject(
    gone,
  );
  await kari.ask.members.invite({ email: late.email, role: 'viewer' });
  await house.passTime(7 * 24 * 60 + 1);
  await late.signIn();
  expect(await late.ask.members.listReceived()).toEqual([]);
});

test('only an owner makes or unmakes owners, and the last one stays', async () => {
  const kari = await join();
  const admin = await joinTeam(house, kari, { role: 'admin' });
  const [karisId, adminsId] = [await personIdOf(kari), await personIdOf(admin)];
  const notTheirs = { code: 'ROLE_NOT_YOURS_TO_GIVE', defined: true };
  await expect(admin.ask.members.invite({ email: 'new@example.com', role: 'owner' })).rejects.toMatchObject(
    notTheirs,
  );
  await expect(admin.ask.members.update({ personId: adminsId, role: 'owner' })).rejects.toMatchObject(
    notTheirs,
  );
  await expect(admin.ask.members.remove({ personId: karisId })).rejects.toMatchObject(notTheirs);
  const last = { code: 'LAST_OWNER', defined: true, data: { workspaces: ['Kari Nordmann'] } };
  await expect(kari.ask.members.leave()).rejects.toMatchObject(last);
  await expect(kari.ask.members.update({ personId: karisId, role: 'admin' })).rejects.toMatchObject(last);

  await kari.ask.members.update({ personId: adminsId, role: 'owner' });
  const departures = await Promise.allSettled([kari.ask.members.leave(), admin.ask.members.leave()]);
  expect(departures.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an invitation falls with the right to give it, and nobody keeps a right they are losing', async () => {
  const kari = await join();
  const ola = await joinTeam(house, kari, { role: 'owner' });
  const [owner, viewer] = [await join(), await join()];
  const personId = await personIdOf(ola);
  await ola.ask.members.invite({ email: owner.email, role: 'owner' });
  await ola.ask.members.invite({ email: viewer.email, role: 'viewer' });
  const [asked] = await owner.ask.members.listReceived();
  await kari.ask.members.update({ personId, role: 'admin' });
  await expect(owner.ask.members.answerInvitation({ id: asked!.id, joins: true })).rejects.toMatchObject({
    code: 'INVITATION_NOT_FOUND',
  });
  expect(await viewer.ask.members.listReceived()).toMatchObject([{ role: 'viewer' }]);
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines.map(({ deed }) => deed).slice(0, 2)).toEqual(['member-changed', 'invitation-withdrawn']);

  await Promise.allSettled([
    kari.ask.members.update({ personId, role: 'viewer' }),
    ola.ask.members.update({ personId, role: 'admin' }),
    ola.ask.members.invite({ email: owner.email, role: 'admin' }),
  ]);
  expect((await kari.ask.members.list()).map(({ role }) => role).toSorted()).toEqual(['owner', 'viewer']);
  expect(await viewer.ask.members.listReceived()).toEqual([]);
  expect(await owner.ask.members.listReceived()).toEqual([]);
});

test('who is removed loses open pages, streams and keys at once, and what they did stays', async () => {
  const kari = await join();
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const workspaceId = await kari.workspaceId();
  const { key } = await ola.makeKey({ name: 'Oles program', access: 'write' }).catch(() => ({ key: '' }));
  expect(key).toBe('');
  const draft = await ola.ask.campaigns.create({ title: 'By Ola' });
  const events = await ola.askIn(workspaceId).liveCampaigns.watchSync();
  const reader = events[Symbol.asyncIterator]();
  await reader.next();

  await kari.ask.members.remove({ personId: await personIdOf(ola) });

  await expect(
    (async () => {
      for (;;) if ((await reader.next()).done) return;
    })(),
  ).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  await expect(ola.askIn(workspaceId).campaigns.get({ id: draft.id })).rejects.toMatchObject({
    code: 'NOT_A_MEMBER',
  });
  expect(await kari.ask.campaigns.get({ id: draft.id })).toMatchObject({ title: 'By Ola' });
  expect(await ola.ask.workspaces.current()).toMatchObject({ role: 'owner', name: 'Kari Nordmann' });
});

test('a key does what its role allows, and never more than whoever made it', async () => {
  const kari = await join();
  const admin = await joinTeam(house, kari, { role: 'admin' });
  const { key } = await admin.ask.apiKeys.create({
    name: 'Reports',
    access: 'write',
    role: 'author',
    password: admin.password,
  });
  const call = (path: string, method = 'GET', body?: object) =>
    house.app.fetch(
      new Request(`https://adfjord.test/api${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { clientAddress: '203.0.113.7' },
    );
  expect((await call('/campaigns', 'POST', { title: 'By a program' })).status).toBe(201);
  expect((await call('/leads/inbox')).status).toBe(403);
  await kari.ask.members.update({ personId: await personIdOf(admin), role: 'viewer' });
  expect((await call('/campaigns', 'POST', { title: 'By a program' })).status).toBe(403);
  await kari.ask.members.remove({ personId: await personIdOf(admin) });
  expect((await call('/people/me')).status).toBe(401);
});

test('an advertiser publishes and steers below their ceiling, and not above it', async () => {
  const kari = await join();
  await kari.connect();
  const ceiling = { dailyMinor: 30_000, currency: 'NOK' };
  const ola = await joinTeam(house, kari, { role: 'advertiser', ceiling });
  const over = { code: 'OVER_CEILING', defined: true, data: { ceilingMinor: 30_000, currency: 'NOK' } };
  const dear = await prepareCampaign(ola, { dailyBudgetMinor: 30_100 });
  await expect(
    ola.ask.publications.publish({ campaignId: dear.id, launchImmediately: true }),
  ).rejects.toMatchObject(over);

  const fair = await prepareCampaign(ola, { dailyBudgetMinor: 30_000 });
  await ola.ask.publications.publish({ campaignId: fair.id, launchImmediately: true });
  await house.runJobs();
  await house.runJobs();
  const { facebookCampaignId, facebookAdAccountId } = await ola.ask.campaigns.get({ id: fair.id });
  await kari.ask.connections.select({ adAccountId: facebookAdAccountId! });
  await kari.ask.liveCampaigns.sync();
  await house.runJobs();
  const raise = (visitor: Visitor) =>
    visitor.ask.liveCampaigns.setDailyBudget({
      facebookCampaignId: facebookCampaignId!,
      dailyBudgetMinor: 31_000,
    });
  await expect(raise(ola)).rejects.toMatchObject(over);
  await raise(kari);
});

test('one who lost the right while asking is stopped where the change is promised', async () => {
  const kari = await join();
  await kari.connect();
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const { id } = await prepareCampaign(ola);
  const personId = await personIdOf(ola);
  const [published] = await Promise.allSettled([
    ola.ask.publications.publish({ campaignId: id, launchImmediately: false }),
    kari.ask.members.update({ personId, role: 'viewer' }),
  ]);
  const { status } = await kari.ask.campaigns.get({ id });
  expect(status === 'draft').toBe(published.status === 'rejected');
  await expect(
    ola.ask.publications.publish({ campaignId: id, launchImmediately: false }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED', data: { right: 'steer', role: 'viewer' } });
});
