import { expect, test } from '@playwright/test';
import { type Fields, listOf, mapOf } from '#sandbox/json.ts';
import { openMortalProduct } from './mortal-product.ts';

const hang = { kind: 'hangs', ms: 60_000 };
const ofLibrary = { method: 'POST', path: '/adrules_library$' };
const ofOne = { path: '/\\d+$' };

/** What Meta is asked for last, and does, while the server dies before it hears so; and what stands at Meta then. */
interface Step {
  at: string;
  where: { method: string; path: string };
  ever?: number;
  day?: number;
  /** How many rules the ad account may have. */
  most?: number;
  stands: { spent: number[]; limit?: number };
}

const steps: Step[] = [
  { at: 'a rule is changed', where: { ...ofOne, method: 'POST' }, day: 90_000, stands: { spent: [90_000] } },
  { at: 'a rule is deleted', where: { ...ofOne, method: 'DELETE' }, stands: { spent: [] } },
  { at: 'a rule is made', where: ofLibrary, day: 80_000, stands: { spent: [80_000] } },
  {
    at: 'a spending limit is set where Meta takes no rule more',
    where: { ...ofOne, method: 'POST' },
    most: 1,
    ever: 200_000,
    day: 80_000,
    stands: { spent: [80_000], limit: 200_000 },
  },
  {
    at: 'a spending limit is lifted',
    where: { ...ofOne, method: 'POST' },
    ever: 200_000,
    day: 80_000,
    stands: { spent: [80_000, 200_000] },
  },
];

test('brakes are armed once wherever the server is killed while it arms them, and taken away once', async () => {
  test.setTimeout(5 * 60_000);
  const { kari, practice, ...product } = await openMortalProduct();
  const { liveCampaigns, operations, campaigns, publications } = kari.ask;
  const { id: campaignId, facebookAdAccountId, facebookPageId } = await product.newCampaign();
  await publications.publish({ campaignId, launchImmediately: true });
  await product.expectEnd(campaignId, 'published');
  const facebookCampaignId = (await campaigns.get({ id: campaignId })).facebookCampaignId!;
  const ended = (id: string) => expect.poll(async () => (await operations.get({ id })).status).toBe('done');
  const [arming] = (await operations.list({ facebookCampaignId })).filter(
    ({ details }) => details.kind === 'brakes',
  );
  await ended(arming!.id);
  await kari.ask.connections.select({ adAccountId: facebookAdAccountId!, pageId: facebookPageId! });
  // Until it is read, nothing of it can be steered.
  await liveCampaigns.sync({ type: 'auto' });
  await expect
    .poll(() => liveCampaigns.get({ facebookCampaignId }).then(Boolean, () => false), { timeout: 30_000 })
    .toBe(true);

  /** What the rules that are on look at, and the limit of the campaign. */
  async function read() {
    const { meta } = await practice.state();
    const rules = listOf((meta as unknown as Fields)['adrules']).map(mapOf);
    const filters = rules
      .filter(({ status }) => status === 'ENABLED')
      .flatMap(({ evaluation_spec: spec }) => listOf(mapOf(spec)['filters']).map(mapOf));
    const spent = filters.filter(({ field }) => field === 'spent').map(({ value }) => Number(value));
    const limit = meta.campaigns.find(({ id }) => id === facebookCampaignId)?.['spend_cap'];
    return { spent: spent.toSorted((one, other) => one - other), ...(limit !== undefined && { limit }) };
  }

  for (const { at, where, ever = null, day = null, most = 250, stands } of steps)
    await test.step(`killed when ${at}`, async () => {
      await practice.turn({ rules_per_account: most });
      await practice.trouble({ service: 'meta', ...where, times: 1, trouble: hang });
      const asked = { facebookCampaignId, spentWithoutResultMinor: ever, mostPerDayMinor: day };
      const { id } = await liveCampaigns.setBrakes(asked);
      await expect.poll(read).toEqual(stands);
      await product.dieAndRise();
      await ended(id);
      expect(await read()).toEqual(stands);
    });
  await product.close();
});
