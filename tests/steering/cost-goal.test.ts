import { openCaller } from '#tests/api/caller.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, meanwhile, sync } = await openSteerer();
const { liveCampaigns, operations, connections } = kari.ask;
afterAll(() => house.close());

/** What Meta was asked to change since then. */
async function writesSince(count: number): Promise<string[]> {
  const requests = await practice.requests();
  return requests.slice(count).flatMap(({ method, path }) => (method === 'GET' ? [] : `${method} ${path}`));
}

test('a goal is kept here and outlives a sync; Meta is told nothing; the history has it, and takes it back', async () => {
  const { facebookCampaignId } = await newCampaign();
  expect(await live(facebookCampaignId)).toMatchObject({ costGoalMinor: null });
  const { length } = await practice.requests();
  const set = await meanwhile(liveCampaigns.setCostGoal({ facebookCampaignId, costGoalMinor: 9000 }));
  expect(set).toMatchObject({
    status: 'done',
    canUndo: true,
    details: { from: { costGoalMinor: null, currency: 'NOK' }, to: { costGoalMinor: 9000, currency: 'NOK' } },
  });
  expect(await writesSince(length)).toEqual([]);
  await sync();
  expect(await live(facebookCampaignId)).toMatchObject({ costGoalMinor: 9000 });
  const { campaigns } = await liveCampaigns.overview({});
  expect(campaigns.find((each) => each.facebookCampaignId === facebookCampaignId)).toMatchObject({
    costGoalMinor: 9000,
  });

  const back = await meanwhile(operations.undo({ id: set.id }));
  expect(back).toMatchObject({ status: 'done', undoes: set.id });
  expect(await live(facebookCampaignId)).toMatchObject({ costGoalMinor: null });
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details: { kind }, by }) => [kind, by])).toEqual([
    ['cost-goal', 'Kari Nordmann'],
    ['cost-goal', 'Kari Nordmann'],
    ['brakes', 'Kari Nordmann'],
    ['publication', 'Kari Nordmann'],
  ]);
  // Nothing that is delivered has changed: the chart marks no day.
  const marks = await liveCampaigns.listMarks({ facebookCampaignId });
  expect(marks.map(({ details }) => details.kind)).toEqual(['publication']);
});

test('a program sets it with its key, the list has it, and a read key may not', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { key } = await kari.makeKey({ name: 'Budget sheet', access: 'write' });
  const call = openCaller(house, key);
  const path = `/live-campaigns/${facebookCampaignId}/cost-goal`;
  expect(await call('PUT', path, { costGoalMinor: 4500 })).toMatchObject({
    status: 200,
    body: { by: 'Budget sheet' },
  });
  await house.runJobs();
  const { body } = await call('GET', '/live-campaigns');
  expect(body).toMatchObject({
    campaigns: expect.arrayContaining([expect.objectContaining({ facebookCampaignId, costGoalMinor: 4500 })]),
  });
  for (const costGoalMinor of [0, -1, 1.5])
    expect(await call('PUT', path, { costGoalMinor })).toMatchObject({ status: 400 });

  const reader = await kari.makeKey({ name: 'Report', access: 'read' });
  expect(await openCaller(house, reader.key)('PUT', path, { costGoalMinor: 1 })).toMatchObject({
    status: 403,
  });
});

test('a neighbour does not find the campaign; without a link to Facebook it is set and taken back all the same', async () => {
  const { facebookCampaignId } = await newCampaign();
  const ola = await house.visitor().join();
  await expect(
    ola.ask.liveCampaigns.setCostGoal({ facebookCampaignId, costGoalMinor: 1 }),
  ).rejects.toMatchObject({ code: 'LIVE_CAMPAIGN_NOT_FOUND' });

  await connections.disconnect();
  const set = await meanwhile(liveCampaigns.setCostGoal({ facebookCampaignId, costGoalMinor: 9000 }));
  expect(set).toMatchObject({ status: 'done' });
  const back = await meanwhile(operations.undo({ id: set.id }));
  expect(back).toMatchObject({ status: 'done', undoes: set.id });
});
