import { createHmac } from 'node:crypto';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage, quoteForm, readForms } from '#tests/lead-campaigns.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const house = await openTestHouse();
const { practice, runJobs } = house;
afterAll(() => house.close());
beforeEach(() => practice.behave());

const appSecret = 'practice-app-secret';
const soon = { timeout: 25_000, interval: 100 };

async function idsOf(visitor: Visitor, facebookCampaignId: string): Promise<string[]> {
  const { leads } = await visitor.ask.leads.list({ facebookCampaignId });
  return leads.map(({ facebookLeadId }) => facebookLeadId).toSorted();
}

/** Meta calls us: with what it signed, or with another signature. */
function tell(
  body: string,
  signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
) {
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  const request = new Request('https://adfjord.test/facebook/webhook', { method: 'POST', body, headers });
  return house.app.fetch(request, { clientAddress: '203.0.113.1' });
}

function noticeOf(leadIds: string[], { formId = quoteForm, pageId = plumberPage } = {}): string {
  const changes = leadIds.map((id) => ({
    field: 'leadgen',
    value: { leadgen_id: id, form_id: formId, page_id: pageId, created_time: 1_790_000_000 },
  }));
  return JSON.stringify({ object: 'page', entry: [{ id: pageId, time: 1_790_000_001, changes }] });
}

test('a lead is here once Meta has told of it, without anybody asking', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  expect(await visitor.ask.leads.list({ facebookCampaignId })).toMatchObject({
    title: 'Winter check',
    facebookFormId: quoteForm,
    facebookPageId: plumberPage,
    leads: [],
    counts: { here: 0, atMeta: 0, agree: true },
    problem: null,
    emailsOn: true,
  });
  const { leadIds } = await practice.answerForm(quoteForm, 3);
  await vi.waitFor(async () => {
    await runJobs();
    expect(await idsOf(visitor, facebookCampaignId)).toEqual(leadIds.toSorted());
  }, soon);
  const { leads, questions, matching } = await visitor.ask.leads.list({ facebookCampaignId });
  expect(matching).toBe(3);
  expect(questions.map(({ name }) => name)).toEqual(expect.arrayContaining(['full_name', 'email']));
  expect(questions.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(['When should we come?']);
  expect(leads[0]).toMatchObject({ status: 'new', note: '', isTest: false });
  expect(leads[0]!.answers.find(({ name }) => name === 'full_name')?.values[0]).toMatch(/\S \S/);
});

test('told twice, in any order, a lead is here once', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  await practice.turn({ webhook_repeats: 'every-one', webhook_order: 'newest-first' });
  const before = await idsOf(visitor, facebookCampaignId);
  const { leadIds } = await practice.answerForm(quoteForm, 4);
  await vi.waitFor(async () => {
    await runJobs();
    expect(await idsOf(visitor, facebookCampaignId)).toEqual([...before, ...leadIds].toSorted());
  }, soon);
  expect((await tell(noticeOf(leadIds.toReversed()))).status).toBe(200);
  await runJobs();
  expect(await idsOf(visitor, facebookCampaignId)).toEqual([...before, ...leadIds].toSorted());
  await practice.turn({ webhook_repeats: 'none', webhook_order: 'as-they-came' });
});

test('every workspace that holds the page gets the lead, and nobody else', async () => {
  const kari = await openLeadCampaign(house);
  const ola = await openLeadCampaign(house);
  const stranger = house.visitor();
  await stranger.join();
  const { leadIds } = await practice.answerForm(quoteForm, 1);
  await vi.waitFor(async () => {
    await runJobs();
    for (const { visitor, facebookCampaignId } of [kari, ola])
      expect(await idsOf(visitor, facebookCampaignId)).toEqual(expect.arrayContaining(leadIds));
  }, soon);
  const notFound = { code: 'LEAD_CAMPAIGN_NOT_FOUND' };
  const { facebookCampaignId } = kari;
  await expect(stranger.ask.leads.list({ facebookCampaignId })).rejects.toMatchObject(notFound);
  await expect(ola.visitor.ask.leads.list({ facebookCampaignId })).rejects.toMatchObject(notFound);
  const [lead] = (await kari.visitor.ask.leads.list({ facebookCampaignId })).leads;
  const { leads } = ola.visitor.ask;
  for (const ask of [
    () => leads.update({ id: lead!.id, status: 'won' }),
    () => leads.erase({ id: lead!.id }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'LEAD_NOT_FOUND' });
  expect(await stranger.ask.leads.summaries()).toEqual([]);
  const refresh = stranger.ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  await expect(refresh).rejects.toMatchObject(notFound);
  expect((await stranger.fetch(`/exports/leads/${facebookCampaignId}.csv`)).status).toBe(404);
});

test('the answer to Meta waits for no call to Meta, and a kill in between loses nothing', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  const before = (await practice.requests()).at(-1)?.seq ?? 0;
  await practice.trouble({
    service: 'meta',
    path: '/12\\d+$',
    method: 'GET',
    times: 3,
    trouble: { kind: 'drops' },
  });
  const { leadIds } = await practice.answerForm(quoteForm, 1);
  await vi.waitFor(async () => {
    const { rows } = (await house.ctx.db.execute(
      `select data->>'leadId' as id from jobs.job where name = 'read-lead' and data->>'leadId' = '${leadIds[0]}'`,
    )) as unknown as { rows: object[] };
    expect(rows.length).toBeGreaterThan(0);
  }, soon);
  const asked = (await practice.requests(before)).filter(({ path }) => path.endsWith(leadIds[0]!));
  expect(asked).toEqual([]);
  expect(await idsOf(visitor, facebookCampaignId)).not.toContain(leadIds[0]);
  await runJobs();
  await house.retryJobs();
  await vi.waitFor(async () => {
    await house.retryJobs();
    expect(await idsOf(visitor, facebookCampaignId)).toContain(leadIds[0]);
  }, soon);
});

test('a call that Meta did not sign changes nothing', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  const body = noticeOf(['120000000000000001']);
  const forged = createHmac('sha256', 'another secret').update(body).digest('hex');
  for (const signature of ['', 'sha256=', 'sha256=zz', `sha256=${forged}`, `sha1=${forged}`, forged])
    expect((await tell(body, signature)).status).toBe(400);
  await runJobs();
  expect(await idsOf(visitor, facebookCampaignId)).not.toContain('120000000000000001');
});

test.each([
  ['no JSON', 'hello', 400],
  ['nothing', '', 400],
  ['null', 'null', 200],
  ['a list', '[]', 200],
  ['a number', '12345678901234567890', 200],
  ['another object', '{"object":"user","entry":[{"id":"1","changes":[]}]}', 200],
  ['no entries', '{"object":"page"}', 200],
  ['entries of another kind', '{"object":"page","entry":"all"}', 200],
  ['changes of another kind', '{"object":"page","entry":[{"id":"1","changes":{"field":"leadgen"}}]}', 200],
  ['another field', '{"object":"page","entry":[{"id":"1","changes":[{"field":"feed","value":{}}]}]}', 200],
  ['ids that are none', noticeOf(['../me', '1;drop', '\0']), 200],
  ['a page nobody holds', noticeOf(['88'], { pageId: '999' }), 200],
  ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000), 400],
])('a signed call with %s is taken calmly', async (_name, body, status) => {
  expect((await tell(body)).status).toBe(status);
});

test('a call that is far too long is refused', async () => {
  expect((await tell(`"${'x'.repeat(2 * 1024 ** 2)}"`)).status).toBe(413);
});

test('ids come as text or as bare numbers, and keep every digit', async () => {
  const { visitor, facebookCampaignId } = await openLeadCampaign(house);
  const bare = (await practice.answerForm(quoteForm, 1)).leadIds[0]!;
  const body = noticeOf([bare]).replaceAll(/"(\d{5,})"/g, '$1');
  expect(body).toContain(`"leadgen_id":${bare}`);
  expect((await tell(body)).status).toBe(200);
  await vi.waitFor(async () => {
    await runJobs();
    expect(await idsOf(visitor, facebookCampaignId)).toContain(bare);
  }, soon);
});

test('only Meta is given its word back', async () => {
  const ask = (query: string) =>
    house.app.fetch(new Request(`https://adfjord.test/facebook/webhook?${query}`), {});
  const wrong = await ask('hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=guess');
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).not.toContain('1158201444');
  expect((await ask('')).status).toBe(403);
});

test('a lead that can no longer be fetched is not waited for', async () => {
  await openLeadCampaign(house);
  expect((await tell(noticeOf(['120000000000000404']))).status).toBe(200);
  expect(await runJobs()).toEqual([]);
  await readForms(house);
});
