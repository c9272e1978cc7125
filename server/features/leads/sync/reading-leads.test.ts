import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage, quoteForm, readForms } from '#tests/lead-campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tidyLeads } from '../tidy-leads.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
beforeEach(async () => {
  house = await openTestHouse();
});
afterEach(() => house.close());

const days = (count: number) => count * 24 * 60;
const refresh = (visitor: Visitor) =>
  visitor.ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });

/** From now on nobody tells us of new leads. */
const goDeaf = () => house.practice.edit(plumberPage, { subscribed: [] });

/** The page's owner tries the form out. */
async function sendTestLead(): Promise<string> {
  const { accessToken } = await house.practice.tokens({ state: 'ok' });
  const graph = 'http://sandbox.test/meta/v26.0';
  async function call(path: string, method = 'GET'): Promise<Record<string, string>> {
    const answer = await house.fetchOutside(new Request(`${graph}/${path}`, { method }));
    return (await answer.json()) as Record<string, string>;
  }
  const page = await call(`${plumberPage}?fields=access_token&access_token=${accessToken}`);
  const { id } = await call(`${quoteForm}/test_leads?access_token=${page['access_token']}`, 'POST');
  if (!id) throw new Error('There is no test lead.');
  return id;
}

async function countOf(visitor: Visitor, facebookCampaignId: string) {
  const { matching, counts, problem } = await visitor.ask.leads.list({ facebookCampaignId });
  return { matching, ...counts, problem };
}

test('an outage of days is healed by itself', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await goDeaf();
  await house.practice.answerForm(quoteForm, 7);
  await house.passTime(days(4));
  await house.practice.answerForm(quoteForm, 5);
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ matching: 0 });
  await readForms(house);
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({
    matching: 12,
    here: 12,
    hereRecent: 12,
    atMeta: 12,
    agree: true,
    problem: null,
  });
});

test('what Meta forgets after 90 days stays here, and both sides still agree', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await house.practice.answerForm(quoteForm, 3);
  expect(await refresh(visitor)).toMatchObject({ counts: { here: 3, atMeta: 3, agree: true } });
  await house.passTime(days(91));
  await visitor.signIn();
  // Facebook lets nobody read for longer than 90 days without a new yes.
  await visitor.connect();
  await house.practice.answerForm(quoteForm, 2);
  expect(await refresh(visitor)).toMatchObject({
    counts: { here: 5, hereRecent: 2, atMeta: 2, agree: true },
  });
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ matching: 5 });
});

test('Refresh says how many are new, and that Facebook does not answer', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await goDeaf();
  await house.practice.answerForm(quoteForm, 2);
  await house.practice.trouble({
    service: 'meta',
    path: `/${quoteForm}`,
    times: 9,
    trouble: { kind: 'html' },
  });
  await expect(refresh(visitor)).rejects.toMatchObject({ code: 'FACEBOOK_UNAVAILABLE' });
  const { problem } = await countOf(visitor, facebookCampaignId);
  expect(problem?.text).toBe(
    'Facebook does not answer right now. We try again automatically in a quarter of an hour.',
  );
  await house.practice.behave();
  expect(await refresh(visitor)).toMatchObject({ added: 2, counts: { here: 2, atMeta: 2, agree: true } });
  expect(await refresh(visitor)).toMatchObject({ added: 0 });
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ problem: null });
  const ofAnother = visitor.ask.leads.refresh({ leadFormId: quoteForm, pageId: '3100000000000002' });
  await expect(ofAnother).rejects.toMatchObject({ code: 'LEAD_CAMPAIGN_NOT_FOUND' });
});

test('a permission that has ended is said on every screen, and leads wait at Meta until it is renewed', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await goDeaf();
  await house.practice.answerForm(quoteForm, 2);
  await house.practice.tokens({ state: 'revoked' });
  await house.passTime(20);
  await readForms(house);
  expect((await visitor.ask.connections.get())?.broken).toBeTruthy();
  const { matching, problem } = await countOf(visitor, facebookCampaignId);
  expect([matching, problem?.text]).toEqual([
    0,
    expect.stringContaining('Please reconnect your Facebook account.'),
  ]);
  await visitor.ask.people.update({ language: 'nb' });
  const { problem: inNorwegian } = await countOf(visitor, facebookCampaignId);
  expect(inNorwegian?.text).toMatch(/Koble til Facebook-kontoen på nytt\. Ingen leads går tapt/);
  await visitor.connect();
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ matching: 0, problem: null });
  await readForms(house);
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ matching: 2, problem: null });
});

test('whoever is erased does not come back, and is missing to nobody', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await house.practice.answerForm(quoteForm, 3);
  await refresh(visitor);
  const [lead] = (await visitor.ask.leads.list({ facebookCampaignId })).leads;
  expect(await visitor.ask.leads.erase({ id: lead!.id })).toEqual({ erased: 1 });
  await house.passTime(days(2));
  expect(await refresh(visitor)).toMatchObject({
    added: 0,
    counts: { here: 2, hereRecent: 2, atMeta: 3, agree: true },
  });
  const { leads } = await visitor.ask.leads.list({ facebookCampaignId });
  expect(leads.map(({ facebookLeadId }) => facebookLeadId)).not.toContain(lead!.facebookLeadId);
  await expect(visitor.ask.leads.erase({ id: lead!.id })).rejects.toMatchObject({ code: 'LEAD_NOT_FOUND' });
});

test('leads are erased once they are as old as the workspace wants', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  expect(await visitor.ask.leads.getRetention()).toEqual({ months: 24 });
  await house.practice.answerForm(quoteForm, 2);
  await refresh(visitor);
  await visitor.ask.leads.setRetention({ months: 1 });
  await house.passTime(days(32));
  await visitor.signIn();
  await house.practice.answerForm(quoteForm, 1);
  await house.ctx.db.transaction((tx) => house.ctx.queue.add(tx, tidyLeads, {}, { key: 'clock' }));
  await house.runJobs();
  expect(await refresh(visitor)).toMatchObject({
    counts: { here: 1, hereRecent: 1, atMeta: 1, agree: true },
  });
  expect(await countOf(visitor, facebookCampaignId)).toMatchObject({ matching: 1 });
  for (const months of [0, 121, 1.5])
    await expect(visitor.ask.leads.setRetention({ months })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a lead says which campaign brought it; a test says that it is one', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house, { launchImmediately: true });
  const other = await openLeadCampaign(house, { visitor, title: 'Summer check' });
  await house.passTime(60);
  await house.practice.answerForm(quoteForm, 2);
  const id = await sendTestLead();
  await refresh(visitor);
  const { leads } = await visitor.ask.leads.list({ facebookCampaignId });
  const brought = leads.filter((lead) => lead.facebookCampaignId === facebookCampaignId);
  expect(brought.length).toBeGreaterThanOrEqual(2);
  expect(leads.filter(({ isTest }) => isTest)).toMatchObject([
    { facebookLeadId: id, facebookCampaignId: null },
  ]);
  const others = await visitor.ask.leads.list({ facebookCampaignId: other.facebookCampaignId });
  expect(others.leads.map(({ facebookLeadId }) => facebookLeadId)).toEqual([id]);
  const summaries = await visitor.ask.leads.summaries();
  expect(summaries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ facebookCampaignId, total: leads.length, unhandled: leads.length }),
      expect.objectContaining({ facebookCampaignId: other.facebookCampaignId, total: 1, unhandled: 1 }),
    ]),
  );
});
