import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, live, held, meanwhile } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());

/** A campaign of 150 a day, to which somebody has added an ad set of 40 a day in Ads Manager. */
async function newCampaignOfTwo() {
  const { facebookCampaignId } = await newCampaign();
  const first = (await held(facebookCampaignId)).adSet.id;
  const copied = await copy(first);
  await practice.edit(copied, { name: 'Also in Voss', daily_budget: 4000, status: 'ACTIVE' });
  await house.passTime(3);
  await sync();
  return { facebookCampaignId, first, second: copied };
}

async function copy(adSetId: string): Promise<string> {
  const { accessToken } = await practice.tokens({ state: 'ok' });
  const body = new URLSearchParams({ access_token: accessToken, deep_copy: 'false' });
  const url = `${house.ctx.settings.meta.url}/v26.0/${adSetId}/copies`;
  const answer = await house.fetchOutside(new Request(url, { method: 'POST', body }));
  const copied = (await answer.json()) as { copied_adset_id?: string };
  expect(copied).toMatchObject({ copied_adset_id: expect.any(String) });
  return copied.copied_adset_id!;
}

async function budgetAtMeta(id: string): Promise<unknown> {
  const { meta } = await practice.state();
  return meta.adsets.find((each) => each.id === id)?.['daily_budget'];
}

test('the budget of each of several ad sets is changed by itself, added up, told by its name and taken back', async () => {
  const { facebookCampaignId, first, second } = await newCampaignOfTwo();
  expect(await live(facebookCampaignId)).toMatchObject({
    budgetPlace: 'several-ad-sets',
    dailyBudgetMinor: 19_000,
  });
  const wish = { facebookCampaignId, facebookAdSetId: second, dailyBudgetMinor: 6000 };
  const change = await meanwhile(liveCampaigns.setDailyBudget(wish));
  expect(change).toMatchObject({
    status: 'done',
    details: {
      from: { dailyBudgetMinor: 4000, currency: 'NOK' },
      to: { dailyBudgetMinor: 6000 },
      adSet: { id: second, name: 'Also in Voss' },
    },
    canUndo: true,
  });
  expect([await budgetAtMeta(first), await budgetAtMeta(second)]).toEqual([15_000, 6000]);
  const { campaign, adSets } = await liveCampaigns.get({ facebookCampaignId });
  expect(campaign.dailyBudgetMinor).toBe(21_000);
  const budgets = new Map(adSets.map((each) => [each.facebookAdSetId, each.dailyBudgetMinor]));
  expect([budgets.get(first), budgets.get(second)]).toEqual([15_000, 6000]);

  // A change of the other one is none of this one.
  const other = { facebookCampaignId, facebookAdSetId: first, dailyBudgetMinor: 16_000 };
  expect(await meanwhile(liveCampaigns.setDailyBudget(other))).toMatchObject({ status: 'done' });
  const back = await meanwhile(operations.undo({ id: change.id }));
  expect(back).toMatchObject({ status: 'done', undoes: change.id, details: { adSet: { id: second } } });
  expect([await budgetAtMeta(first), await budgetAtMeta(second)]).toEqual([16_000, 4000]);
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 20_000 });
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details }) => details)).toMatchObject([
    { kind: 'daily-budget', adSet: { id: second } },
    { kind: 'daily-budget', adSet: { id: first } },
    { kind: 'daily-budget', adSet: { id: second } },
    { kind: 'brakes' },
    { kind: 'publication' },
  ]);
});

test('the sum follows an ad set that is paused and run again, and agrees with the next sync', async () => {
  const { facebookCampaignId, second } = await newCampaignOfTwo();
  const turn = (status: 'ACTIVE' | 'PAUSED') =>
    meanwhile(liveCampaigns.setStatus({ facebookCampaignId, type: 'ad-set', ids: [second], status }));
  await turn('PAUSED');
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 15_000 });
  await house.passTime(1);
  await sync();
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 15_000 });
  await turn('ACTIVE');
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 19_000 });
});

test('which of several budgets is meant must be said, and be one of this campaign', async () => {
  const { facebookCampaignId } = await newCampaignOfTwo();
  const stranger = await newCampaign();
  const { adSet } = await held(stranger.facebookCampaignId);
  const set = (facebookAdSetId?: string) =>
    liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 20_000, facebookAdSetId });
  await expect(set()).rejects.toMatchObject({
    code: 'BUDGET_NOT_HERE',
    data: { reason: expect.stringContaining('Say which') },
  });
  await expect(set(adSet.id)).rejects.toMatchObject({ code: 'AD_SET_NOT_FOUND' });
});

test('a budget that was the only one is not taken back once there are several', async () => {
  const { facebookCampaignId } = await newCampaign();
  const wish = { facebookCampaignId, dailyBudgetMinor: 22_500 };
  const { id } = await meanwhile(liveCampaigns.setDailyBudget(wish));
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(await copy(adSet.id), { daily_budget: 22_500 });
  // Only one of them is on: their sum is what the change has made.
  await house.passTime(3);
  await sync();
  expect(await live(facebookCampaignId)).toMatchObject({ budgetPlace: 'several-ad-sets' });
  await expect(operations.undo({ id })).rejects.toMatchObject({ code: 'CHANGE_NOT_UNDOABLE' });
  expect(await budgetAtMeta(adSet.id)).toBe(22_500);
});
