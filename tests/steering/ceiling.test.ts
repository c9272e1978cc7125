import { openCaller } from '#tests/api/caller.ts';
import { joinTeam } from '#tests/team.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile } = await openSteerer();
afterAll(() => house.close());

const over = { code: 'OVER_CEILING', defined: true };
const joinUnder = (dailyMinor: number) =>
  joinTeam(house, kari, { role: 'advertiser', ceiling: { dailyMinor, currency: 'NOK' } });

test('two raises at once do not pass a ceiling that either would keep below', async () => {
  const { facebookCampaignId } = await newCampaign();
  const first = (await held(facebookCampaignId)).adSet.id;
  const { accessToken } = await practice.tokens({ state: 'ok' });
  const body = new URLSearchParams({ access_token: accessToken, deep_copy: 'false' });
  const url = `${house.ctx.settings.meta.url}/v26.0/${first}/copies`;
  const copied = await house.fetchOutside(new Request(url, { method: 'POST', body }));
  const { copied_adset_id: second } = (await copied.json()) as { copied_adset_id: string };
  await practice.edit(second, { daily_budget: 5000, status: 'ACTIVE' });
  await house.passTime(3);
  await sync();
  const ola = await joinUnder(30_000);
  const raise = (facebookAdSetId: string, dailyBudgetMinor: number) =>
    ola.ask.liveCampaigns.setDailyBudget({ facebookCampaignId, facebookAdSetId, dailyBudgetMinor });
  const running = raise(first, 22_000);
  await running;
  await expect(raise(second, 10_000)).rejects.toMatchObject(over);
  await meanwhile(running);
});

test('what costs more than a ceiling is paused and lowered, and nothing else, by whoever is under it', async () => {
  const { facebookCampaignId } = await newCampaign({ dailyBudgetMinor: 15_000 });
  const ola = await joinUnder(10_000);
  const { liveCampaigns } = ola.ask;
  const { adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  const brakes = (mostPerDayMinor: number | null) => ({
    facebookCampaignId,
    mostPerDayMinor,
    spentWithoutResultMinor: null,
  });
  await meanwhile(kari.ask.liveCampaigns.setBrakes(brakes(20_000)));
  await meanwhile(kari.ask.liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 500_000 }));
  const parts = { 'ad-set': [adSets[0]!.facebookAdSetId], ad: [ads[0]!.facebookAdId], campaign: [] };
  for (const [type, ids] of Object.entries(parts) as [keyof typeof parts, string[]][]) {
    const turn = (status: 'ACTIVE' | 'PAUSED') =>
      liveCampaigns.setStatus({ facebookCampaignId, type, ids, status });
    const paused = await meanwhile(turn('PAUSED'));
    await expect(turn('ACTIVE')).rejects.toMatchObject(over);
    await expect(ola.ask.operations.undo({ id: paused.id })).rejects.toMatchObject(over);
    await meanwhile(kari.ask.liveCampaigns.setStatus({ facebookCampaignId, type, ids, status: 'ACTIVE' }));
  }
  for (const tooMuch of [
    () => liveCampaigns.setBrakes(brakes(null)),
    () => liveCampaigns.setBrakes(brakes(22_000)),
    () => liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: null }),
  ])
    await expect(tooMuch()).rejects.toMatchObject(over);
  await meanwhile(liveCampaigns.setBrakes(brakes(18_000)));
  await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 400_000 }));

  const end = (days: number | null) => ({
    facebookCampaignId,
    endsOn: days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  });
  await meanwhile(liveCampaigns.setSchedule(end(9)));
  for (const later of [null, 20])
    await expect(liveCampaigns.setSchedule(end(later))).rejects.toMatchObject(over);

  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 9_000 }));
  await meanwhile(liveCampaigns.setBrakes(brakes(null)));
});

test('the limit of an ad account is set, taken back and put back by whoever manages', async () => {
  const { selectedAdAccountId: adAccountId } = (await kari.ask.connections.get())!;
  const limit = { adAccountId: adAccountId!, limitMinor: 5_000_00 };
  const set = await meanwhile(kari.ask.liveCampaigns.setAccountLimit(limit));
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const notTheirs = { code: 'NOT_ALLOWED', data: { right: 'manage', role: 'advertiser' } };
  expect(await kari.ask.operations.get({ id: set.id })).toMatchObject({ canUndo: true });
  expect(await ola.ask.operations.get({ id: set.id })).toMatchObject({ canUndo: false });
  await expect(ola.ask.operations.undo({ id: set.id })).rejects.toMatchObject(notTheirs);
  const wish = { name: 'Program', access: 'write', role: 'advertiser', password: kari.password } as const;
  const call = openCaller(house, (await kari.ask.apiKeys.create(wish)).key);
  expect(await call('POST', `/operations/${set.id}/undo`)).toMatchObject({ body: { code: 'NOT_ALLOWED' } });

  await sync();
  await practice.edit(adAccountId!, { spend_cap: 7000_00 });
  await house.passTime(3);
  await sync();
  const { drifts } = await kari.ask.liveCampaigns.listDrifts({});
  const drift = drifts.find(({ objectType }) => objectType === 'account');
  await expect(ola.ask.liveCampaigns.putBack({ id: drift!.id })).rejects.toMatchObject(notTheirs);
  await meanwhile(kari.ask.liveCampaigns.putBack({ id: drift!.id }));
});
