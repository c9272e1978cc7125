import { letIn, textOf, within } from '#tests/assistants/assistant.ts';
import { openAuthenticator } from '#tests/authenticator.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const needed = { code: 'SECOND_FACTOR_NEEDED', status: 403 };

/** Adds a passkey the first time, and shows it. */
async function showPasskey(visitor: Visitor, device = openAuthenticator()): Promise<void> {
  const optionsFor = async (what: string) =>
    (await visitor.fetch(`/api/auth/passkey/generate-${what}-options`)).json();
  await visitor.ask.security.provePassword({ password: visitor.password });
  const made = device.make(await optionsFor('register'));
  await visitor.post('/api/auth/passkey/verify-registration', { response: made });
  const signed = device.sign(await optionsFor('authenticate'));
  await visitor.post('/api/auth/passkey/verify-authentication', { response: signed });
}

test('a workspace that asks for more than a password shows nothing before, and leaves the way there open', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'admin' });
  const shown = async () => {
    const id = await kari.workspaceId();
    return (await ola.ask.clients.list()).find((each) => each.id === id);
  };
  expect(await shown()).toMatchObject({ link: 'none', leads: 0 });
  await expect(kari.ask.workspaces.setDemands({ secondFactor: true })).rejects.toMatchObject(needed);
  await showPasskey(kari);
  const { key } = await kari.makeKey({ name: 'A program', access: 'read' });
  const events = (await ola.ask.liveCampaigns.watchSync())[Symbol.asyncIterator]();
  await events.next();
  const ending = events.next().then(
    () => 'went on',
    (error: unknown) => error,
  );
  await kari.ask.workspaces.setDemands({ secondFactor: true });
  expect(await ending).toMatchObject(needed);

  await expect(ola.ask.campaigns.listDrafts()).rejects.toMatchObject(needed);
  expect((await ola.fetch('/exports/audit-log.csv')).status).toBe(403);
  await expect(ola.ask.workspaces.setDemands({ secondFactor: false })).rejects.toMatchObject(needed);
  expect(await shown()).toMatchObject({ role: 'admin', link: null, leads: null });
  await expect(ola.ask.approvals.listMine()).rejects.toMatchObject(needed);
  expect(await ola.ask.people.me()).toMatchObject({ email: ola.email });
  expect((await ola.ask.workspaces.current()).demands.secondFactor).toBe(true);
  await showPasskey(ola);
  expect(await ola.ask.campaigns.listDrafts()).toBeDefined();

  // Where nothing is asked, a password is enough; a key was made by somebody who had shown more.
  await kari.signIn();
  await expect(kari.ask.campaigns.listDrafts()).rejects.toMatchObject(needed);
  const headers = { authorization: `Bearer ${key}` };
  expect((await house.visitor().fetch('/api/campaigns/drafts', { headers })).status).not.toBe(403);
  const eve = await house.visitor().join();
  expect(await eve.ask.campaigns.listDrafts()).toBeDefined();
});

test('an assistant that was let in before is refused until whoever it speaks for has more than a password', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'admin' });
  const claude = await letIn(within(house), ola, { into: await kari.workspaceId() });
  expect((await claude.call('list_drafts')).isError).toBeFalsy();
  await showPasskey(kari);
  await kari.ask.workspaces.setDemands({ secondFactor: true });
  for (const name of ['list_drafts', 'preview', 'create_draft', 'list_members']) {
    const answer = await claude.call(name, { campaignId: crypto.randomUUID() });
    expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringContaining('more than a password')]);
  }
  await showPasskey(ola);
  expect((await claude.call('list_drafts')).isError).toBeFalsy();
});
