import { minorDigits } from '#contract/currencies.ts';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile, held } = await openSteerer();
const { liveCampaigns, connections, operations } = kari.ask;
const { selectedAdAccountId, selectedPageId } = (await connections.get())!;
const adAccountId = selectedAdAccountId!;
const pageId = selectedPageId!;
afterAll(() => house.close());

/** Meta counts yen whole, and dinars by hundredths though they have thousandths. */
const currencies = [
  { currency: 'NOK', budget: ['NOK 200.01', 'NOK 1,500.02'], limit: ['NOK 9,000.03', 'NOK 90,000.04'] },
  { currency: 'USD', budget: ['$200.01', '$1,500.02'], limit: ['$9,000.03', '$90,000.04'] },
  { currency: 'JPY', budget: ['¥20,001', '¥150,002'], limit: ['¥900,003', '¥9,000,004'] },
  { currency: 'KWD', budget: ['KWD 200.01', 'KWD 1,500.02'], limit: ['KWD 9,000.03', 'KWD 90,000.04'] },
];
const tried = share(currencies, ({ currency }) => minorDigits(currency));

test.for(tried)('in $currency a change is told, put back and written of to the last unit', async (money) => {
  const { currency, budget, limit } = money;
  await practice.edit(adAccountId, { currency, min_daily_budget: 1_000, spend_cap: 900_003 });
  await kari.signIn();
  await kari.connect();
  await connections.select({ adAccountId, pageId });
  const { facebookCampaignId } = await newCampaign({ currency, dailyBudgetMinor: 20_001 });
  await house.passTime(30);
  await sync();
  const { drifts: before } = await liveCampaigns.listDrifts({});
  for (const { id } of before) await liveCampaigns.keep({ id });

  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { daily_budget: 150_002 });
  await practice.edit(facebookCampaignId, { spend_cap: 700_005 });
  await practice.edit(adAccountId, { spend_cap: 9_000_004 });
  await sync();
  await house.runJobs();
  const { drifts } = await liveCampaigns.listDrifts({ facebookCampaignId });
  const turns = Object.fromEntries(drifts.map(({ field, turn }) => [field, turn]));
  expect(turns).toEqual({
    'daily-budget': { code: 'amount', from: 20_001, to: 150_002 },
    'spend-cap': { code: 'amount', from: null, to: 700_005 },
    'account-limit': { code: 'amount', from: 900_003, to: 9_000_004 },
  });
  for (const drift of drifts) expect(drift).toMatchObject({ currency, notPutBack: null });
  const dearer = drifts.find(({ field }) => field === 'daily-budget')!;
  expect(dearer.worstDay).toEqual({ fromMinor: 35_002, toMinor: 262_504 });

  const { text } = (await practice.emailsTo(kari.email)).at(-1)!;
  const said = text.replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ');
  expect(said).toContain(`raised the daily budget from ${budget[0]} to ${budget[1]}.`);
  expect(said).toContain(`raised the ad account’s spending limit from ${limit[0]} to ${limit[1]}.`);

  for (const { id } of drifts)
    expect(await meanwhile(liveCampaigns.putBack({ id }))).toMatchObject({ status: 'done' });
  const put = await held(facebookCampaignId);
  expect(Number(put.adSet['daily_budget'])).toBe(20_001);
  expect(put.campaign['spend_cap']).toBeUndefined();
  const [account] = await liveCampaigns.listGuardrails();
  expect(account).toMatchObject({ adAccountId, currency, limitAtMetaMinor: 900_003 });
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'daily-budget',
        from: { dailyBudgetMinor: 150_002, currency },
        to: { dailyBudgetMinor: 20_001, currency },
      }),
      expect.objectContaining({ kind: 'setting', from: { spend_cap: '700005' }, to: {} }),
    ]),
  );
  await house.passTime(30);
  await sync();
  expect((await liveCampaigns.listDrifts({})).drifts).toEqual([]);
});
