import { openTestHouse } from '#tests/house.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
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

test('the address is free again, for an account that begins anew', async () => {
  const kari = await house.visitor().join();
  const before = await kari.ask.workspaces.current();
  await deleteAccount(kari);
  await house.runJobs();
  await kari.join();
  const after = await kari.ask.workspaces.current();
  expect(after.id).not.toBe(before.id);
});
