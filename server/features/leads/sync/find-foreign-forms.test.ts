import { openTestHouse } from '#tests/house.ts';
import { quoteForm, readForms } from '#tests/lead-campaigns.ts';
import { openSyncing } from '#tests/syncing.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findForeignForms } from './find-foreign-forms.ts';
import { findForeignForms as formsOfCampaign } from './form-queries.ts';

const world = await openTestHouse();
afterAll(() => world.close());
const { ctx, practice, runJobs, passTime } = world;
const syncing = openSyncing(world);
beforeEach(() => practice.behave());

/** What the clock does every quarter of an hour. */
async function findForms(): Promise<void> {
  await ctx.db.transaction((tx) => ctx.queue.add(tx, findForeignForms, {}, { key: 'clock' }));
  expect(await runJobs()).toEqual([]);
}

/** How often Meta was asked since which ads a campaign has. */
async function asksAbout(campaignId: string, since: number): Promise<number> {
  const requests = await practice.requests(since);
  return requests.filter(({ path }) => path.includes(`/${campaignId}/ads`)).length;
}

async function lastRequest(): Promise<number> {
  return (await practice.requests()).at(-1)?.seq ?? 0;
}

async function failedCalls({ ask }: Visitor) {
  await ctx.callNotes.flush();
  const calls = await ask.apiCalls.list({ period: '24h' });
  return calls.filter(({ endpointPath, isSuccess }) => !isSuccess && endpointPath.endsWith('/ads'));
}

test('leads of a campaign that was made in Ads Manager are found, and come as all others do', async () => {
  const { campaignId } = await syncing.makeInAdsManager('Bread by mail', {
    objective: 'leads',
    leadFormId: quoteForm,
  });
  const kari = await syncing.member();
  await syncing.synced(kari.ask);
  // Whoever looks before the clock has asked is not told that there is no form.
  const found = await kari.ask.leads.list({ facebookCampaignId: campaignId });
  expect(found).toMatchObject({ facebookFormId: quoteForm, problem: null });
  await findForms();
  await readForms(world);
  const before = await kari.ask.leads.list({ facebookCampaignId: campaignId });
  expect(before).toMatchObject({ title: 'Bread by mail', facebookFormId: quoteForm, problem: null });

  await practice.answerForm(quoteForm, 2);
  await kari.ask.leads.refresh({ leadFormId: quoteForm, pageId: before.facebookPageId });
  const { matching } = await kari.ask.leads.list({ facebookCampaignId: campaignId });
  expect(matching).toBe(before.matching + 2);

  // What is known is not asked for again.
  const since = await lastRequest();
  await passTime(25 * 60);
  await findForms();
  expect(await asksAbout(campaignId, since)).toBe(0);
});

test('a campaign that has no form yet is asked about again, once a day', async () => {
  const { campaignId } = await syncing.makeInAdsManager('Formless');
  await practice.edit(campaignId, { objective: 'OUTCOME_LEADS' });
  const kari = await syncing.member();
  await syncing.synced(kari.ask);
  const since = await lastRequest();
  await findForms();
  const asked = await asksAbout(campaignId, since);
  expect(asked).toBeGreaterThan(0);
  await passTime(30);
  await findForms();
  expect(await asksAbout(campaignId, since)).toBe(asked);
  await expect(kari.ask.leads.list({ facebookCampaignId: campaignId })).rejects.toMatchObject({
    code: 'LEAD_FORM_MISSING',
  });
  await passTime(24 * 60);
  await findForms();
  expect(await asksAbout(campaignId, since)).toBeGreaterThan(asked);
});

test('whoever looks again finds a form that an ad has got since it was asked for in vain', async () => {
  const { campaignId, adIds } = await syncing.makeInAdsManager('Cakes', {
    objective: 'leads',
    leadFormId: quoteForm,
  });
  for (const id of adIds) await practice.edit(id, { status: 'DELETED' });
  const kari = await syncing.member();
  await syncing.synced(kari.ask);
  const look = () => kari.ask.leads.list({ facebookCampaignId: campaignId });
  await expect(look()).rejects.toMatchObject({ code: 'LEAD_FORM_MISSING' });
  const since = await lastRequest();
  await expect(look()).rejects.toMatchObject({ code: 'LEAD_FORM_MISSING' });
  expect(await asksAbout(campaignId, since)).toBe(0);
  for (const id of adIds) await practice.edit(id, { status: 'ACTIVE' });
  await passTime(1);
  expect(await look()).toMatchObject({ facebookFormId: quoteForm });
});

test('what one workspace is refused stands in its own call log, and holds up nobody else', async () => {
  const { campaignId } = await syncing.makeInAdsManager('Rolls', {
    objective: 'leads',
    leadFormId: quoteForm,
  });
  const [kari, ola] = [await syncing.member(), await syncing.member()];
  for (const { ask } of [kari, ola]) await syncing.synced(ask);
  await practice.trouble({
    service: 'meta',
    path: `/${campaignId}/ads`,
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, message: 'Unsupported get request.' },
  });
  await findForms();
  const both = await Promise.all(
    [kari, ola].map(async (visitor) => ({
      failed: (await failedCalls(visitor)).length,
      found: await formsOfCampaign(ctx.db, await syncing.workspaceOf(visitor), campaignId),
    })),
  );
  // Which of them is asked for first, nobody promises.
  expect(both.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
  for (const { failed, found } of both) expect(found !== undefined).toBe(failed === 0);
});
