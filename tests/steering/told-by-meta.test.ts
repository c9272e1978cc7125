import { createHmac } from 'node:crypto';
import { syncs } from '#server/features/live-campaigns/tables.ts';
import { copyCampaign } from '#tests/campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, sync, live } = await openSteerer();
const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
const workspaceId = await kari.workspaceId();
afterAll(() => house.close());

const countSyncs = () => house.ctx.db.$count(syncs, eq(syncs.workspaceId, workspaceId));

/** Meta calls us: with what it signed, or with another signature. */
function tell(body: object, secret = 'practice-app-secret') {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  const address = 'https://adfjord.test/facebook/webhook';
  return house.app.fetch(new Request(address, { method: 'POST', body: text, headers }), {
    clientAddress: '203.0.113.1',
  });
}

function newsOf(id: string, objectId = '1') {
  const value = { object_id: objectId, object_type: 'ad', changed_fields: ['effective_status'] };
  return {
    object: 'ad_account',
    entry: [{ id, time: 1_790_000_001, changes: [{ field: 'field_changed', value }] }],
  };
}

/** A new day, on which the ad account is asked anew to tell us. */
async function nextDay(switches: object) {
  await practice.turn(switches);
  await house.passTime(24 * 60);
  await kari.signIn();
  await sync();
}

beforeEach(async () => {
  await practice.behave();
  await house.passTime(5);
});

test('where an app may not hear of ad accounts, they are read by the clock, and the sync goes well', async () => {
  await nextDay({ ad_account_webhooks: 'refused' });
  expect((await kari.ask.liveCampaigns.overview({})).sync).toMatchObject({ state: 'synced', problem: null });
  expect(house.logged.some((line) => line.includes('an ad account does not tell of its changes'))).toBe(true);
  const { seq } = (await practice.requests()).at(-1)!;
  await house.passTime(30);
  await sync();
  const asked = (await practice.requests(seq)).filter(({ path }) => path.includes('subscri'));
  expect(asked).toEqual([]);
  await practice.turn({ ad_account_webhooks: 'silent' });
});

test('however often Meta calls, an ad account is read once a minute', async () => {
  await practice.turn({ ad_account_webhooks: 'silent' });
  await house.retryJobs();
  await house.passTime(2);
  const before = await countSyncs();
  for (const _ of Array.from({ length: 20 })) {
    expect((await tell(newsOf(adAccountId))).status).toBe(200);
    await house.runJobs();
  }
  expect(await countSyncs()).toBe(before + 1);
  // The newest is not forgotten: it waits for its time.
  await house.retryJobs();
  expect(await countSyncs()).toBe(before + 2);
  expect(await house.retryJobs()).toEqual([]);
  expect(await countSyncs()).toBe(before + 2);
});

test('a call that nobody signed, about another ad account, or about something else reads nothing', async () => {
  const before = await countSyncs();
  expect((await tell(newsOf(adAccountId), 'another secret')).status).toBe(400);
  for (const news of [
    newsOf('1'),
    newsOf("act_' or true"),
    { ...newsOf(adAccountId), object: 'page' },
    { object: 'ad_account', entry: 'none' },
  ])
    expect((await tell(news)).status).toBe(200);
  await house.retryJobs();
  expect(await countSyncs()).toBe(before);
});

for (const id of ['bare', 'prefixed'])
  for (const subscriber of ['caller', 'app_id'])
    test(`what is switched off at Meta is here without anybody asking, told of a ${id} account to the ${subscriber}`, async () => {
      await practice.edit(adAccountId, { tells_app: false });
      await nextDay({
        ad_account_webhooks: 'told',
        ad_account_webhook_id: id,
        ad_account_subscriber: subscriber,
      });
      const { facebookCampaignId } = await newCampaign();
      await house.passTime(2);
      await practice.edit(facebookCampaignId, { status: 'PAUSED' });
      await vi.waitFor(
        async () => {
          await house.retryJobs();
          expect((await live(facebookCampaignId)).status).toBe('PAUSED');
        },
        { timeout: 25_000, interval: 100 },
      );
    });

test('what a sync saw half made is read once more as soon as it is published', async () => {
  const title = 'Seen half made';
  const { id } = await copyCampaign(kari, { ...CampaignFields.parse(template), title });
  // Where what was made is switched on.
  const trouble = { kind: 'drops' } as const;
  await practice.trouble({ service: 'meta', method: 'POST', path: '/\\d+$', times: 1, trouble });
  await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await house.runJobs();
  await sync();
  const { campaigns } = await kari.ask.liveCampaigns.overview({});
  expect(campaigns.find(({ name }) => name === title)).toMatchObject({ status: 'PAUSED' });
  await house.passTime(0.1);
  await house.retryJobs();
  await house.runJobs();
  const { facebookCampaignId } = await kari.ask.campaigns.get({ id });
  expect(await live(facebookCampaignId!)).toMatchObject({ status: 'ACTIVE' });
});

test('what waits for an account that is disconnected meanwhile is not read', async () => {
  await house.retryJobs();
  const before = await countSyncs();
  expect((await tell(newsOf(adAccountId))).status).toBe(200);
  await kari.ask.connections.disconnect();
  expect(await house.retryJobs()).toEqual([]);
  expect(await countSyncs()).toBe(before);
});
