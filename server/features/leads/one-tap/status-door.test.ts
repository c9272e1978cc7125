import { removeMember } from '#server/features/workspaces/member-queries.ts';
import { openTestHouse } from '#tests/house.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

/** Somebody who has an email about a new lead, and its links: reached, won, lost. */
async function openReader(language: 'en' | 'nb' = 'en') {
  const kari = await house.visitor().join();
  await kari.ask.people.update({ language });
  await keepLeads(house, kari, [{ name: 'Åse <b>Bø' }]);
  await house.passTime(3);
  await house.retryJobs();
  await house.runJobs();
  const email = (await house.practice.emailsTo(kari.email)).find(({ text }) => text.includes('Åse'))!;
  const links = [...email.html.matchAll(/href="https:\/\/adfjord\.test(\/lead-status\/[^"]+)"/g)].map(
    ([, path]) => path!,
  );
  return { kari, links };
}

const status = async (kari: Visitor) => (await kari.ask.leads.inbox({})).leads[0]!.lead.status;

/** As a mail program does, or whoever else holds the link: without a session and from nowhere. */
async function ask(path: string, method = 'GET') {
  const headers = { origin: 'null', 'accept-language': 'en' };
  const request = new Request(`https://adfjord.test${path}`, { method, headers });
  const answer = await house.app.fetch(request, { clientAddress: '203.0.113.9' });
  return { answer, page: await answer.text() };
}

test('a scanner that opens every link changes nothing, and one press notes it, once', async () => {
  const { kari, links } = await openReader();
  expect(links).toHaveLength(3);
  for (const method of ['GET', 'HEAD', 'GET'])
    for (const link of links) expect((await ask(link, method)).answer.status).toBe(200);
  expect(await status(kari)).toBe('new');

  const { answer, page } = await ask(links[1]!);
  expect(page).toContain('Have you won Åse &lt;b&gt;Bø as a customer?');
  expect(page).not.toMatch(/ola@example|91234567|varmtvann/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  for (let press = 0; press < 2; press += 1)
    expect((await ask(links[1]!, 'POST')).page).toContain('is noted as: Won');
  expect(await status(kari)).toBe('won');
  // Who would say otherwise sees first what was said.
  expect((await ask(links[2]!)).page).toMatch(/Did nothing come of .* is noted as: Won/s);
  expect(page).not.toContain('is noted as');
  // Whom one has won one has reached.
  await ask(links[0]!, 'POST');
  expect(await status(kari)).toBe('won');
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines.filter(({ deed }) => deed === 'lead-noted')).toMatchObject([
    { actor: { kind: 'link' }, to: { status: 'won' }, subject: { name: '' } },
  ]);
});

test('of two presses in one moment, reached takes nothing back from won', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { kari, links } = await openReader();
    const pages = await Promise.all(order.map((which) => ask(links[which]!, 'POST')));
    expect(pages.map(({ answer }) => answer.status)).toEqual([200, 200]);
    expect(await status(kari)).toBe('won');
  }
});

test('a link speaks its reader’s language, and ends after thirty days', async () => {
  const { kari, links } = await openReader('nb');
  expect((await ask(links[0]!)).page).toContain('Har du fått tak i');
  await house.passTime(30 * 24 * 60);
  for (const method of ['GET', 'POST']) expect((await ask(links[0]!, method)).answer.status).toBe(410);
  await kari.signIn();
  expect(await status(kari)).toBe('new');
});

test('a link that was bent, of somebody removed, or of a lead that is gone, leads nowhere', async () => {
  const { kari, links } = await openReader();
  const [body = '', signature] = links[0]!.split('/').at(-1)!.split('.');
  const bent = Buffer.from(body, 'base64url').toString().replace('contacted', 'won');
  const forged = `/lead-status/${Buffer.from(bent).toString('base64url')}.${signature}`;
  for (const path of [forged, '/lead-status/x', '/lead-status/a.b'])
    expect((await ask(path, 'POST')).answer.status).toBe(410);
  const { lead } = (await kari.ask.leads.inbox({})).leads[0]!;
  await kari.ask.leads.erase({ id: lead.id });
  expect((await ask(links[0]!, 'POST')).answer.status).toBe(410);

  const other = await openReader();
  await removeMember(house.ctx.db, await other.kari.workspaceId(), (await other.kari.ask.people.me()).id);
  expect((await ask(other.links[0]!, 'POST')).answer.status).toBe(410);
});
