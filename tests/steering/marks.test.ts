import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, meanwhile, sync } = await openSteerer();
const { liveCampaigns } = kari.ask;
afterAll(() => house.close());

test('what was done is marked on its day with who did it; a rename is not, and nothing is told to a neighbour', async () => {
  const one = await newCampaign();
  const other = await newCampaign();
  const { facebookCampaignId } = one;
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 18_000 }));
  await meanwhile(liveCampaigns.rename({ facebookCampaignId, name: 'Spring' }));
  await meanwhile(
    liveCampaigns.setStatus({
      facebookCampaignId: other.facebookCampaignId,
      status: 'PAUSED',
      type: 'campaign',
    }),
  );
  const { today } = await liveCampaigns.daily({ period: '7d' });

  const all = await liveCampaigns.listMarks({ period: '7d' });
  const marks = all.filter(({ details }) => details.kind !== 'publication');
  expect(all.length - marks.length).toBe(2);
  expect(marks).toMatchObject([
    {
      day: today,
      by: 'Kari Nordmann',
      campaignName: 'Spring',
      objective: 'traffic',
      details: { kind: 'daily-budget', to: { dailyBudgetMinor: 18_000 } },
    },
    { day: today, facebookCampaignId: other.facebookCampaignId, details: { kind: 'status', to: 'PAUSED' } },
  ]);
  expect(await liveCampaigns.listMarks({ period: '7d', facebookCampaignId })).toEqual([
    all.find(({ details }) => details.kind === 'publication'),
    marks[0],
  ]);

  const ola = await house.visitor().join();
  expect(await ola.ask.liveCampaigns.listMarks({})).toEqual([]);
  await expect(ola.ask.liveCampaigns.listMarks({ facebookCampaignId })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });

  await house.passTime(8 * 24 * 60);
  await kari.signIn();
  await sync();
  expect(await liveCampaigns.listMarks({ period: 'yesterday' })).toEqual([]);
});

test('what was done before a practice clock was moved on stays on the day it was done', async () => {
  const { facebookCampaignId } = await newCampaign();
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 18_000 }));
  await house.passTime(1);
  await sync();
  const days = async () =>
    (await liveCampaigns.listMarks({ period: '30d', facebookCampaignId })).map(({ day }) => day);
  const before = await days();
  expect(before).toHaveLength(2);
  await practice.advance(2 * 24 * 60);
  await house.passTime(1);
  await sync();
  expect(await days()).toEqual(before);
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 19_000 }));
  const { today } = await liveCampaigns.daily({ period: '30d' });
  expect(await days()).toEqual([...before, today]);
  expect(before).not.toContain(today);
});
