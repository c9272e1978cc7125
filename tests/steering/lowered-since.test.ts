import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

/** Somebody saved money in Ads Manager, and no sync has told yet: what looks like less here would be more there. */
const { house, practice, kari, newCampaign, live, held, meanwhile } = await openSteerer();
const { liveCampaigns } = kari.ask;
afterAll(() => house.close());
const left = { status: 'failed', problem: { code: 'changed-since' } };

test.each([
  ['a lower', 9_000],
  ['a higher', 12_000],
])(
  '%s budget than the one shown does not lift the one somebody has lowered at Meta',
  async (_, dailyBudgetMinor) => {
    const { facebookCampaignId } = await newCampaign();
    await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 10_000 }));
    const { adSet } = await held(facebookCampaignId);
    await practice.edit(adSet.id, { daily_budget: 5_000 });

    const wish = { facebookCampaignId, dailyBudgetMinor };
    expect(await meanwhile(liveCampaigns.setDailyBudget(wish))).toMatchObject(left);
    expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(5_000);
    expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 5_000 });
    // What Meta holds is shown now: whoever wants it all the same is asked as for every rise.
    await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 6_000 }));
    expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(6_000);
  },
);

test('a budget still goes down where somebody has lowered it at Meta, but not as far', async () => {
  const { facebookCampaignId } = await newCampaign();
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 10_000 }));
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { daily_budget: 8_000 });
  const done = await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 6_000 }));
  expect(done).toMatchObject({ status: 'done' });
  expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(6_000);
});

test('a campaign’s limit and an ad account’s are not lifted so either', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id: adAccountId } = (await kari.ask.connections.get())!.adAccounts[0]!;
  await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 900_000 }));
  await practice.edit(facebookCampaignId, { spend_cap: 300_000 });
  const ofCampaign = { facebookCampaignId, limitMinor: 600_000 };
  expect(await meanwhile(liveCampaigns.setCampaignLimit(ofCampaign))).toMatchObject(left);
  expect((await held(facebookCampaignId)).campaign['spend_cap']).toBe(300_000);

  await meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor: 900_000_00 }));
  await practice.edit(adAccountId, { spend_cap: 300_000_00 });
  const ofAccount = { adAccountId, limitMinor: 600_000_00 };
  expect(await meanwhile(liveCampaigns.setAccountLimit(ofAccount))).toMatchObject(left);
});

test('an ad set somebody has ended sooner does not run on by an earlier last day', async () => {
  const { facebookCampaignId } = await newCampaign();
  await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: '2031-12-20' }));
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { end_time: Date.parse('2031-12-10T20:00:00Z') });
  const wish = { facebookCampaignId, endsOn: '2031-12-15' };
  expect(await meanwhile(liveCampaigns.setSchedule(wish))).toMatchObject(left);
  const [shown] = (await liveCampaigns.get({ facebookCampaignId })).adSets;
  expect(shown?.endsOn).toBe('2031-12-10');
});
