import { openCaller } from '#tests/api/caller.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, live, held, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());
const { adAccounts } = (await kari.ask.connections.get())!;
const accountIn = (currency: string) => adAccounts.find((each) => each.currency === currency)!.id;
const limitOf = async (adAccountId: string) => {
  const { meta } = await practice.state();
  const { adaccounts = [] } = meta as Record<string, { id: string; spend_cap?: number }[]>;
  return adaccounts.find(({ id }) => id === adAccountId)!.spend_cap ?? 0;
};
const setAccount = async (adAccountId: string, limitMinor: number | null) =>
  meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor }));
beforeEach(async () => {
  await practice.behave();
  // Meta takes ten changes a day.
  await house.passTime(24 * 60 + 1);
});

for (const unit of ['major', 'minor'] as const)
  test(`where Meta takes ${unit} units, an ad account gets exactly the limit that was meant, and none again`, async () => {
    await practice.turn({ account_limit_unit: unit });
    for (const currency of ['NOK', 'USD']) {
      const id = accountIn(currency);
      for (const limitMinor of [235_50, 9_000_00, 100])
        expect(await setAccount(id, limitMinor)).toMatchObject({
          status: 'done',
          details: { kind: 'spending-limit', of: 'account', currency, to: { limitMinor } },
          canUndo: true,
        });
      expect(await limitOf(id)).toBe(100);
      expect(await setAccount(id, null)).toMatchObject({
        status: 'done',
        details: { from: { limitMinor: 100 } },
      });
      expect(await limitOf(id)).toBe(0);
    }
  });

test('what Meta holds otherwise than it was meant ends as it was before, and is told', async () => {
  await practice.turn({ account_limit_unit: 'major' });
  const id = accountIn('NOK');
  await setAccount(id, 500_00);
  const { meta } = house.ctx;
  // Ten times as much as it was asked for, whatever is asked: as no unit explains it.
  house.ctx.meta = {
    ...meta,
    setSpendingLimit: (account, order) =>
      meta.setSpendingLimit(account, {
        ...order,
        limitMinor: order.limitMinor === 900_00 ? 9_000_00 : order.limitMinor,
      }),
  };
  const set = await setAccount(id, 900_00);
  house.ctx.meta = meta;
  expect(set).toMatchObject({ status: 'failed', problem: { code: 'not-taken' } });
  expect(await limitOf(id)).toBe(500_00);
  await setAccount(id, null);
});

for (const kind of ['loses-answer', 'drops', 'html'] as const)
  test(`a limit that meets ${kind} is set to what was meant, in either unit`, async () => {
    const id = accountIn('NOK');
    for (const unit of ['major', 'minor'] as const) {
      await practice.turn({ account_limit_unit: unit });
      const path = `/${id}$`;
      await practice.trouble({ service: 'meta', method: 'POST', path, times: 1, trouble: { kind } });
      const first = await setAccount(id, unit === 'major' ? 700_00 : 800_00);
      expect(await finish(first)).toMatchObject({ status: 'done', problem: null });
      expect(await limitOf(id)).toBe(unit === 'major' ? 700_00 : 800_00);
    }
  });

test('a campaign’s limit is set, shown after a sync, taken back and taken away', async () => {
  const { facebookCampaignId } = await newCampaign();
  expect(await live(facebookCampaignId)).toMatchObject({ limitMinor: null });
  const set = await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 5_000_00 }));
  expect(set).toMatchObject({ status: 'done', canUndo: true });
  expect((await held(facebookCampaignId)).campaign['spend_cap']).toBe(5_000_00);
  await meanwhile(operations.undo({ id: set.id }));
  expect((await held(facebookCampaignId)).campaign['spend_cap']).toBeUndefined();
  await practice.edit(facebookCampaignId, { spend_cap: 6_000_00 });
  await house.passTime(3);
  await sync();
  expect(await live(facebookCampaignId)).toMatchObject({ limitMinor: 6_000_00 });
  await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: null }));
  expect(await live(facebookCampaignId)).toMatchObject({ limitMinor: null });
  // Below what Meta takes: its own words.
  const low = await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 1_00 }));
  expect(low).toMatchObject({ status: 'failed' });
});

test('a sync shows an ad account’s limit; a key sets it, and a neighbour does not', async () => {
  await practice.turn({ account_limit_unit: 'major' });
  const id = accountIn('NOK');
  await newCampaign();
  const shown = async () => (await liveCampaigns.listGuardrails())[0]!.limitAtMetaMinor;
  const { key } = await kari.makeKey({ name: 'Bookkeeping', access: 'write' });
  const call = openCaller(house, key);
  const path = `/guardrails/${id}/spending-limit`;
  expect(await call('PUT', path, { limitMinor: 4_000_00 })).toMatchObject({ status: 200 });
  await house.runJobs();
  expect(await shown()).toBe(4_000_00);
  await practice.edit(id, { spend_cap: 3_000_00 });
  await sync();
  expect(await shown()).toBe(3_000_00);
  const ola = await house.visitor().join();
  await expect(
    ola.ask.liveCampaigns.setAccountLimit({ adAccountId: id, limitMinor: null }),
  ).rejects.toMatchObject({ code: 'CONNECTION_MISSING' });
});
