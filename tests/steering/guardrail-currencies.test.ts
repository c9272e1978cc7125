import { copyCampaign } from '#tests/campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { minorDigits, moneyText } from '#contract/currencies.ts';
import { worstIn } from '#contract/live/spending.ts';
import { share } from '#tests/proof/diagonal.ts';
import { expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

/** Meta counts yen whole, and dinars by hundredths though they have thousandths. */
const currencies = [
  { currency: 'NOK', dailyBudgetMinor: 150_00, worstDay: 'NOK 262.50' },
  { currency: 'USD', dailyBudgetMinor: 15_33, worstDay: '$26.83' },
  { currency: 'JPY', dailyBudgetMinor: 1_501, worstDay: '¥2,627' },
  { currency: 'KWD', dailyBudgetMinor: 5_01, worstDay: 'KWD 8.77' },
];
const tried = share(currencies, ({ currency }) => minorDigits(currency));

test.for(tried)('in $currency the worst day and month are held to the last unit', async (money) => {
  const { currency, dailyBudgetMinor, worstDay } = money;
  const { house, practice, kari, template, newCampaign, meanwhile } = await openSteerer();
  const { liveCampaigns, publications } = kari.ask;
  const adAccountId = template.facebookAdAccountId!;
  await practice.edit(adAccountId, { currency, min_daily_budget: 100 });
  await kari.connect();
  await kari.ask.connections.select({ adAccountId, pageId: template.facebookPageId });
  await newCampaign({ currency, dailyBudgetMinor });

  const [{ atWorst, ...account }] = (await liveCampaigns.listGuardrails()) as [
    Awaited<ReturnType<typeof liveCampaigns.listGuardrails>>[number],
  ];
  const dayMinor = Math.ceil(dailyBudgetMinor * 1.75);
  const since = dayAt(house.ctx.now(), 'Europe/Oslo');
  const [year, month] = since.split('-').map(Number);
  const until = daysAfter(new Date(Date.UTC(year!, month!, 1)).toISOString().slice(0, 10), -1);
  const monthMinor = worstIn({ since, until }, dailyBudgetMinor);
  expect(account).toMatchObject({ adAccountId, currency });
  expect(atWorst).toEqual({ dayMinor, monthMinor });
  expect(moneyText(dayMinor, { currency, locale: 'en' }).replace('\u00a0', ' ')).toBe(worstDay);

  const publish = async () => {
    const fields = { ...CampaignFields.parse(template), currency, dailyBudgetMinor };
    const { id } = await copyCampaign(kari, { ...fields, title: 'One more' });
    return publications.publish({ campaignId: id, launchImmediately: true });
  };
  const limit = (mostPerDayMinor: number | null, mostPerMonthMinor: number | null) =>
    meanwhile(
      liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor, mostPerMonthMinor, reason: 'Season' }),
    );
  const over = (per: string, mostMinor: number) => ({
    code: 'OVER_GUARDRAIL',
    data: { per, mostMinor, atWorstMinor: mostMinor + 1, currency },
  });
  await limit(2 * dayMinor - 1, null);
  await expect(publish()).rejects.toMatchObject(over('day', 2 * dayMinor - 1));
  await limit(2 * dayMinor, 2 * monthMinor - 1);
  await expect(publish()).rejects.toMatchObject(over('month', 2 * monthMinor - 1));
  await limit(2 * dayMinor, 2 * monthMinor);
  expect(await publish()).toMatchObject({ status: 'running' });

  for (const unit of ['major', 'minor'] as const) {
    await practice.turn({ account_limit_unit: unit });
    const limitMinor = unit === 'major' ? 100_01 : 200_01;
    const set = await meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor }));
    expect(set).toMatchObject({ status: 'done', details: { currency, to: { limitMinor } } });
    const [held] = await liveCampaigns.listGuardrails();
    expect(held).toMatchObject({ limitAtMetaMinor: limitMinor });
  }
  await house.close();
});
