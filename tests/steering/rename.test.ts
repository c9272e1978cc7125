import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, meanwhile, held, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

test('a campaign is renamed at Meta, read back, told in the history and taken back', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { name: before } = await live(facebookCampaignId);
  const asked = await liveCampaigns.rename({ facebookCampaignId, name: 'Winter tyres' });
  expect(asked).toMatchObject({
    status: 'running',
    details: { kind: 'name', from: before, to: 'Winter tyres' },
  });
  expect(await finish(asked)).toMatchObject({ status: 'done', canUndo: true });
  expect((await held(facebookCampaignId)).campaign['name']).toBe('Winter tyres');
  expect(await live(facebookCampaignId)).toMatchObject({ name: 'Winter tyres' });

  const back = await meanwhile(operations.undo({ id: asked.id }));
  expect(back).toMatchObject({ status: 'done', undoes: asked.id });
  expect((await held(facebookCampaignId)).campaign['name']).toBe(before);
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details }) => details)).toMatchObject([
    { kind: 'name', from: 'Winter tyres', to: before },
    { kind: 'name', from: before, to: 'Winter tyres' },
    { kind: 'brakes' },
    { kind: 'publication' },
  ]);
});

test('a name somebody has given in Ads Manager since is not overwritten by an undo', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id } = await meanwhile(liveCampaigns.rename({ facebookCampaignId, name: 'First' }));
  await practice.edit(facebookCampaignId, { name: 'Theirs' });
  const back = await meanwhile(operations.undo({ id }));
  expect(back).toMatchObject({ status: 'failed', problem: { code: 'changed-since' } });
  expect(await live(facebookCampaignId)).toMatchObject({ name: 'Theirs' });
});

test('an empty name is refused before anything is asked of Meta, and a neighbour’s campaign is not found', async () => {
  const { facebookCampaignId } = await newCampaign();
  await expect(liveCampaigns.rename({ facebookCampaignId, name: ' ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  const ola = await house.visitor().join();
  await expect(ola.ask.liveCampaigns.rename({ facebookCampaignId, name: 'Mine now' })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});
