import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, meanwhile } = await openSteerer();
const { liveCampaigns } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

test('a campaign is paused at Meta, read back and shown', async () => {
  const { facebookCampaignId } = await newCampaign();
  const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  expect(change).toMatchObject({
    status: 'done',
    problem: null,
    by: 'Kari Nordmann',
    matter: { kind: 'status', from: 'ACTIVE', to: 'PAUSED' },
    canUndo: true,
  });
  expect(await live(facebookCampaignId)).toMatchObject({ status: 'PAUSED', configuredStatus: 'PAUSED' });
  const { meta } = await practice.state();
  expect(meta.campaigns.find(({ id }) => id === facebookCampaignId)?.status).toBe('PAUSED');
});
