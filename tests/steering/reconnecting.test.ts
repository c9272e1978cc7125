import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync } = await openSteerer();
const { liveCampaigns } = kari.ask;
afterAll(() => house.close());

test('linking Facebook anew reads the campaigns at once, without anybody asking', async () => {
  const { facebookCampaignId } = await newCampaign();
  await house.passTime(60);
  const no = { kind: 'error', status: 400, code: 190, subcode: 463 };
  await practice.trouble({ service: 'meta', path: '/campaigns$', times: 1, trouble: no });
  await sync();
  const broken = await liveCampaigns.get({ facebookCampaignId });
  expect(broken.campaign.delivery).toMatchObject({
    state: 'unknown',
    reason: { code: 'connection-broken' },
    remedy: { code: 'reconnect' },
  });
  await house.passTime(1);
  await practice.behave();
  await kari.connect();
  expect((await liveCampaigns.list()).sync.state).toBe('syncing');
  await house.runJobs();
  const { sync: state, campaigns } = await liveCampaigns.list();
  expect(state).toMatchObject({ state: 'synced', problem: null });
  expect(campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)).toMatchObject({
    delivery: { state: 'running' },
  });
});

test('a security check that a change meets is told of the link, and passing it makes the link whole', async () => {
  const { facebookCampaignId } = await newCampaign();
  const trouble = { kind: 'error', status: 400, code: 190, subcode: 459, message: 'Please log in.' };
  await practice.trouble({ service: 'meta', path: `/${facebookCampaignId}$`, times: 20, trouble });
  await liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await house.runJobs();
  expect(await kari.ask.connections.get()).toMatchObject({ brokenCode: 'checkpoint' });
  await practice.behave();
  expect(await kari.ask.connections.refresh()).toMatchObject({ brokenCode: null });
});
