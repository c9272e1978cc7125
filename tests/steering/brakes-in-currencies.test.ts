import { minorDigits } from '#contract/currencies.ts';
import { type Fields, listOf, mapOf } from '#sandbox/json.ts';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, meanwhile, sync, held } = await openSteerer();
const { liveCampaigns, connections } = kari.ask;
const { selectedAdAccountId, selectedPageId } = (await connections.get())!;
const adAccountId = selectedAdAccountId!;
const pageId = selectedPageId!;
afterAll(() => house.close());

// What a budget of 20,000 of the smallest unit begins with, and how a rule of a thousand reads in Ads Manager.
const currencies: [string, number, string][] = [
  ['NOK', 35_000, 'NOK 10'],
  ['USD', 35_000, '$10'],
  ['JPY', 35_000, '¥1,000'],
  ['KWD', 35_000, 'KWD 10'],
];
const tried = share(currencies, ([currency]) => minorDigits(currency));

test.each(tried)(
  'in %s a brake is armed, read back, strikes and is told in the smallest unit',
  async (currency, day, said) => {
    await practice.edit(adAccountId, { currency, min_daily_budget: 1_000 });
    await kari.connect();
    await connections.select({ adAccountId, pageId });
    const { facebookCampaignId } = await newCampaign({ currency, dailyBudgetMinor: 20_000 });
    const detail = await liveCampaigns.get({ facebookCampaignId });
    expect(detail.campaign.currency).toBe(currency);
    expect(detail.brakes).toMatchObject({
      settings: { mostPerDayMinor: day },
      rules: { mostPerDayMinor: { status: 'armed' } },
    });

    const asked = { facebookCampaignId, spentWithoutResultMinor: null, mostPerDayMinor: 1_000 };
    expect(await meanwhile(liveCampaigns.setBrakes(asked))).toMatchObject({
      status: 'done',
      details: { to: { mostPerDayMinor: 1_000 }, currency },
    });
    const { meta } = await practice.state();
    const [rule] = listOf((meta as unknown as Fields)['adrules'])
      .map(mapOf)
      .filter(({ status }) => status !== 'DELETED')
      .filter(({ evaluation_spec: spec }) => JSON.stringify(spec).includes(facebookCampaignId));
    expect(String(rule!['name']).replaceAll('\u00A0', ' ')).toMatch(`Adfjord: never more than ${said} a day`);
    expect(listOf(mapOf(rule!['evaluation_spec'])['filters'])).toContainEqual({
      field: 'spent',
      operator: 'GREATER_THAN',
      value: 1_000,
    });

    await house.passTime(24 * 60);
    await kari.signIn();
    await sync();
    expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'PAUSED' });
    expect((await live(facebookCampaignId)).delivery.reason).toMatchObject({
      code: 'braked',
      spentMinor: 1_000,
      currency,
    });
  },
);
