import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const deleteAccount = (kari: Visitor) => kari.ask.deletions.deleteAccount({ confirmationText: 'DELETE' });

test.each(['delete', 'DELETE ', '', 'SLETT'])('%j is not the word, and nothing is deleted', async (word) => {
  const kari = await house.visitor().join();
  await expect(kari.ask.deletions.deleteAccount({ confirmationText: word })).rejects.toMatchObject({
    code: 'DELETION_NOT_CONFIRMED',
    message: "Please type 'DELETE' to confirm account deletion.",
  });
  expect(await kari.ask.people.me()).toMatchObject({ email: kari.email });
});

test('a deleted account is gone, its owner is told by email, and the status can be looked up', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const phone = house.visitor(new Map(kari.cookies));

  const { code, scope, finishedAt } = await deleteAccount(kari);
  expect({ scope, finishedAt }).toEqual({ scope: 'account', finishedAt: null });
  for (const browser of [kari, phone])
    await expect(deleteAccount(browser)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await kari.signIn()).status).toBe(401);

  expect(await house.runJobs()).toEqual([]);
  const { finishedAt: end } = await house.visitor().ask.deletions.get({ code });
  expect(end).toEqual(expect.any(String));
  const sentEmail = (await house.practice.emailsTo(kari.email)).at(-1);
  expect(sentEmail?.subject).toBe('Your Adfjord account is deleted');
});

test('the permission at Facebook is returned, unless another workspace still needs it', async () => {
  const [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  await kari.connect();
  await ola.connect();
  await deleteAccount(kari);
  await house.runJobs();
  await ola.ask.connections.refresh();

  const since = (await house.practice.requests()).at(-1)!.seq;
  await deleteAccount(ola);
  await house.runJobs();
  const asked = await house.practice.requests(since);
  expect(
    asked.filter(({ method, path }) => method === 'DELETE' && path.includes('/me/permissions')),
  ).toHaveLength(1);
});

test('while Facebook does not answer, the grant waits, and then the rest is said', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  await house.practice.trouble({
    service: 'meta',
    method: 'DELETE',
    path: 'me/permissions',
    times: 1,
    trouble: { kind: 'error', status: 503, code: 2 },
  });
  const { code } = await deleteAccount(kari);
  expect(await house.runJobs()).toHaveLength(1);
  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({ finishedAt: null });

  expect(await house.retryJobs()).toEqual([]);
  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({ finishedAt: expect.any(String) });
});

test('a run that is under way leaves nothing half-made at Meta; what is published stays there', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  const { id: done } = await prepareCampaign(kari, { title: 'Stays on Facebook' });
  await kari.ask.publications.publish({ campaignId: done, launchImmediately: true });
  await house.runJobs();
  const { id: campaignId } = await prepareCampaign(kari, { title: 'Half-made' });
  await kari.ask.publications.publish({ campaignId, launchImmediately: true });
  await house.practice.trouble({
    service: 'meta',
    method: 'GET',
    times: 20,
    trouble: { kind: 'error', status: 503, code: 2 },
  });
  await house.runJobs();
  await house.practice.behave();
  const titles = async () => {
    const { meta } = await house.practice.state();
    return meta.campaigns.filter(({ status }) => status !== 'DELETED').map(({ name }) => name);
  };
  expect(await titles()).toContain('Half-made');

  await deleteAccount(kari);
  await house.runJobs();
  await house.passTime(2);
  expect(await house.retryJobs()).toEqual([]);

  expect(await titles()).not.toContain('Half-made');
  expect(await titles()).toContain('Stays on Facebook');
});

test('every workspace that nobody else is in goes with the account, each with what was begun in its name', async () => {
  const kari = await house.visitor().join();
  const { id: second } = await kari.ask.workspaces.create({ name: 'Fjord Florist' });
  await kari.ask.workspaces.switchTo({ id: second });
  await kari.connect();
  const picture = await uploadPicture(kari, '#ff8800');
  await kari.ask.workspaces.switchTo({ id: (await kari.ask.workspaces.list())[1]!.id });
  await kari.connect();
  expect(await kari.ask.deletions.foresee()).toEqual([
    { name: 'Fjord Florist', fate: 'goes' },
    { name: 'Kari Nordmann', fate: 'goes' },
  ]);
  const since = (await house.practice.requests()).at(-1)!.seq;

  const { code } = await deleteAccount(kari);
  expect(await house.runJobs()).toEqual([]);

  expect(await house.visitor().ask.deletions.get({ code })).toMatchObject({ finishedAt: expect.any(String) });
  expect(picture).toEqual(expect.any(String));
  expect(await readdir(join(house.ctx.settings.dataDir, 'files'))).not.toContain(second);
  const asked = await house.practice.requests(since);
  expect(asked.some(({ method, path }) => method === 'DELETE' && path.includes('/me/permissions'))).toBe(
    true,
  );
});

test('a workspace of others stays with all that was done in it, and the log says who left', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'author' });
  const { id } = await ola.ask.campaigns.create({ title: 'By Ola' });
  await kari.ask.members.invite({ email: 'asked@example.test', role: 'viewer' });
  const fates = (await ola.ask.deletions.foresee()).map(({ fate }) => fate);
  expect(fates.toSorted()).toEqual(['goes', 'stays']);
  await deleteAccount(ola);
  expect(await house.runJobs()).toEqual([]);
  expect(await kari.ask.campaigns.get({ id })).toMatchObject({ title: 'By Ola' });
  expect(await kari.ask.members.list()).toHaveLength(1);
  expect((await kari.ask.auditLog.list({})).lines[0]).toMatchObject({
    deed: 'member-left',
    actor: { name: 'Kari Nordmann' },
  });
});

test('the last owner among others cannot go before there is another', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'admin' });
  const lastOwner = { code: 'LAST_OWNER', defined: true, data: { workspaces: ['Kari Nordmann'] } };
  await expect(deleteAccount(kari)).rejects.toMatchObject(lastOwner);
  expect(await kari.ask.people.me()).toMatchObject({ email: kari.email });

  // Handed over, and then left by going.
  const { personId } = (await kari.ask.members.list()).find(({ email }) => email === ola.email)!;
  await kari.ask.members.update({ personId, role: 'owner' });
  const goings = await Promise.allSettled([deleteAccount(kari), deleteAccount(ola)]);
  const kinds = goings.map((going) =>
    going.status === 'rejected' ? (going.reason as Error).message : 'gone',
  );
  // Whoever comes second is alone in it by then, and it goes along.
  expect(kinds).toEqual(['gone', 'gone']);
  expect(await house.runJobs()).toEqual([]);
});

test('whoever was invited is no longer, once the account they would answer with is gone', async () => {
  const kari = await house.visitor().join();
  const ola = await house.visitor().join();
  await kari.ask.members.invite({ email: ola.email, role: 'viewer' });
  await deleteAccount(ola);
  expect(await kari.ask.members.listInvitations()).toEqual([]);
});

test('the address is free again, for an account that begins anew', async () => {
  const kari = await house.visitor().join();
  const before = await kari.ask.workspaces.current();
  await deleteAccount(kari);
  await house.runJobs();
  await kari.join();
  const after = await kari.ask.workspaces.current();
  expect(after.id).not.toBe(before.id);
});
