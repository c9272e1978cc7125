import { openCaller } from '#tests/api/caller.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, kari, newCampaign, live, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());

test('the history names the key a program used, also once it is revoked, and the person for what they did', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id, key } = await kari.makeKey({ name: 'Night watch', access: 'write' });
  const call = openCaller(house, key);
  const body = { facebookCampaignId, status: 'PAUSED' };
  const answer = await call('POST', '/functions/update-meta-campaign-status', body);
  expect(answer).toMatchObject({ status: 200, body: { by: 'Night watch', status: 'running' } });
  await house.runJobs();
  const { id: operationId } = answer.body as { id: string };
  expect(await call('GET', `/operations/${operationId}`)).toMatchObject({ body: { status: 'done' } });
  expect((await live(facebookCampaignId)).delivery.reason).toMatchObject({
    code: 'paused-here',
    by: 'Night watch',
  });
  await kari.ask.apiKeys.revoke({ id });

  await finish(await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' })));

  const { name } = (await kari.ask.people.me())!;
  const history = await operations.list({ facebookCampaignId });
  // The last are its brakes and its publication.
  expect(history.map(({ by }) => by)).toEqual([name, 'Night watch', name, name]);
});

test('a deletion that a program asked for is by its key', async () => {
  const { id: campaignId } = await newCampaign();
  const { key } = await kari.makeKey({ name: 'Housekeeping', access: 'write' });
  const answer = await openCaller(house, key)('POST', '/functions/delete-meta-campaign', { campaignId });
  expect(answer).toMatchObject({ status: 200, body: { by: 'Housekeeping' } });
});
