import { copyCampaign } from '#tests/campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { RefusalCode, RefusalData } from '#contract/refusals.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { afterAll, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, kari, template, newCampaign, sync, live, meanwhile, finish } = await openSteerer();
const { liveCampaigns, publications, connections } = kari.ask;
afterAll(() => house.close());

const adAccountId = (await connections.get())!.selectedAdAccountId!;
const limits = (mostPerDayMinor: number | null, mostPerMonthMinor: number | null = null) =>
  meanwhile(
    liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor, mostPerMonthMinor, reason: 'A new season' }),
  );
const atWorst = async () => (await liveCampaigns.listGuardrails())[0]!.atWorst;
const setStatus = (facebookCampaignId: string, status: 'ACTIVE' | 'PAUSED') =>
  liveCampaigns.setStatus({ facebookCampaignId, status });
const over = (data: Partial<RefusalData<'OVER_GUARDRAIL'>>) =>
  ({ code: 'OVER_GUARDRAIL' satisfies RefusalCode, data: expect.objectContaining(data) }) as object;

/** Goes on to an hour of the next day by which an ad has cost something. */
async function passToTomorrowEvening(): Promise<void> {
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Oslo' });
  await house.passTime((24 + 18 - Number(clock.format(house.ctx.now()))) * 60);
}

test('what today has cost counts, also of what is paused, deleted or undone, and of what runs not twice', async () => {
  const published = await newCampaign();
  const { facebookCampaignId: paused } = await newCampaign();
  const deleted = await newCampaign();
  await passToTomorrowEvening();
  await sync();
  // Read anew each time: Meta may have called meanwhile, and a sync have read a click more.
  const spentOn = async (id: string) => (await live(id)).today.spendMinor;
  const ids = [published.facebookCampaignId, paused, deleted.facebookCampaignId];
  const spent = await Promise.all(ids.map(spentOn));
  for (const minor of spent) expect(minor).toBeGreaterThan(0);
  const worst = worstDayOf(150_00);
  // What runs cost no more than it may, so what it has cost is among that.
  expect(await atWorst()).toMatchObject({ dayMinor: 3 * worst });

  await meanwhile(setStatus(paused, 'PAUSED'));
  expect(await atWorst()).toMatchObject({ dayMinor: 2 * worst + (await spentOn(paused)) });
  await finish(await liveCampaigns.remove({ campaignId: deleted.id }));
  const off = (await spentOn(paused)) + (await spentOn(deleted.facebookCampaignId));
  expect(await atWorst()).toMatchObject({ dayMinor: worst + off });
  const { id } = (await publications.latest({ campaignId: published.id }))!;
  await publications.undo({ id });
  await house.runJobs();
  await sync();
  const total = (await liveCampaigns.overview({})).today.spendMinor;
  expect(total).toBeGreaterThanOrEqual(spent[0]! + spent[1]! + spent[2]!);
  const { monthMinor, dayMinor } = await atWorst();
  expect(dayMinor).toBe(total);
  expect(monthMinor).toBeGreaterThanOrEqual(total);

  const publish = async () => {
    const draft = await copyCampaign(kari, { ...CampaignFields.parse(template), title: 'In its place' });
    return publications.publish({ campaignId: draft.id, launchImmediately: true });
  };
  await limits(total + worst - 1);
  await expect(publish()).rejects.toMatchObject(over({ per: 'day', atWorstMinor: total + worst }));
  // What was paused may go on: what it has cost is part of what it may.
  expect(await meanwhile(setStatus(paused, 'ACTIVE'))).toMatchObject({ status: 'done' });
  expect(await atWorst()).toMatchObject({ dayMinor: total - (await spentOn(paused)) + worst });
  await meanwhile(setStatus(paused, 'PAUSED'));
  await limits(total + worst);
  expect(await publish()).toMatchObject({ status: 'running' });
});
