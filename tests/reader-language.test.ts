import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const budgetTooLow = { kind: 'error', status: 400, code: 100, subcode: 1885272, message: 'Too low.' };
const expired = { kind: 'error', status: 400, code: 190, subcode: 463, message: 'Session has expired.' };

test('problems are told in the language their reader has now, not the one of when they happened', async () => {
  const { member, synced } = openSyncing(house);
  const kari = await member();
  const { ask } = kari;
  const { id: campaignId } = await prepareCampaign(kari, { title: 'Vintersjekk' });
  await house.practice.trouble({ service: 'meta', path: 'adsets', times: 1, trouble: budgetTooLow });
  await ask.publications.publish({ campaignId, launchImmediately: true });
  await house.runJobs();
  const problem = async () => (await ask.publications.latest({ campaignId }))!.problem!;
  expect(await problem()).toMatchObject({ title: 'The daily budget is too low', reason: 'Too low.' });

  await ask.people.update({ language: 'nb' });
  expect(await problem()).toMatchObject({ title: 'Dagsbudsjettet er for lavt', reason: 'Too low.' });

  const { checks } = await ask.publications.check({ campaignId });
  const ofConnection = checks.find(({ name }) => name === 'connection');
  expect(ofConnection).toMatchObject({ text: 'Facebook-kontoen din er koblet til.' });

  await house.practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble: expired });
  const { sync } = await synced(ask);
  expect(sync).toMatchObject({
    state: 'failed',
    problem: { text: expect.stringContaining('logger inn på nytt') },
  });
  expect((await ask.connections.get())?.broken).toContain('Tillatelsen fra Facebook er utløpt');

  await ask.people.update({ language: 'en' });
  expect((await ask.connections.get())?.broken).toContain('The permission Facebook gave has expired');
});
