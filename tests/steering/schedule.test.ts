import { dayAt, daysAfter, endOfDay } from '#contract/days.ts';
import { openCaller } from '#tests/api/caller.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
afterAll(() => house.close());
beforeEach(() => practice.behave());

const timeZone = 'Europe/Oslo';
const inDays = (count: number) => daysAfter(dayAt(house.ctx.now(), timeZone), count);
const shown = async (facebookCampaignId: string) =>
  (await liveCampaigns.get({ facebookCampaignId })).adSets[0]!.endsOn;
const atMeta = async (facebookCampaignId: string) =>
  Number((await held(facebookCampaignId)).adSet['end_time'] ?? 0);

test('a campaign gets a last day, another one, none again, and each is taken back', async () => {
  const { facebookCampaignId } = await newCampaign();
  expect(await shown(facebookCampaignId)).toBeNull();
  const set = await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: inDays(14) }));
  expect(set).toMatchObject({
    status: 'done',
    details: { kind: 'schedule', from: { endsOn: null }, to: { endsOn: inDays(14) } },
  });
  expect(await atMeta(facebookCampaignId)).toBe(endOfDay(inDays(14), timeZone));
  expect(await shown(facebookCampaignId)).toBe(inDays(14));

  const none = await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: null }));
  expect(none).toMatchObject({ status: 'done' });
  expect(await atMeta(facebookCampaignId)).toBe(0);
  await meanwhile(operations.undo({ id: none.id }));
  expect(await atMeta(facebookCampaignId)).toBe(endOfDay(inDays(14), timeZone));
  await sync();
  expect(await shown(facebookCampaignId)).toBe(inDays(14));
});

test('an end that Meta would not take is refused with the first day it does', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  // Not tomorrow where the clock is put forward tonight: that day is an hour short.
  const earliest = dayAt(Number(adSet['start_time']) + 24 * 3_600_000, timeZone);
  await expect(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: inDays(0) })).rejects.toMatchObject({
    code: 'END_TOO_SOON',
    data: { earliest },
  });
  expect(await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: earliest }))).toMatchObject({
    status: 'done',
  });
  // It has run for a day by then, and may end on the day that is.
  await house.passTime(25 * 60);
  expect(await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: inDays(0) }))).toMatchObject(
    { status: 'done' },
  );
});

test('a later end, or none, has to fit in the limit of a month; an earlier one always does', async () => {
  // What is later has to be later in the same month.
  while (inDays(4).slice(0, 7) !== inDays(0).slice(0, 7)) await house.passTime(24 * 60);
  const { facebookCampaignId } = await newCampaign({ endsOn: inDays(3) });
  const { adAccountId } = (await liveCampaigns.listGuardrails())[0]!;
  await meanwhile(
    liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor: null, mostPerMonthMinor: 1, reason: '' }),
  );
  await expect(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: null })).rejects.toMatchObject({
    code: 'OVER_GUARDRAIL',
    data: { per: 'month' },
  });
  await house.passTime(25 * 60);
  expect(await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: inDays(0) }))).toMatchObject(
    { status: 'done' },
  );
  await meanwhile(
    liveCampaigns.setGuardrails({
      adAccountId,
      mostPerDayMinor: null,
      mostPerMonthMinor: null,
      reason: 'Over',
    }),
  );
});

test('an end that somebody moved in Ads Manager meanwhile is not taken back over', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  const set = await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: inDays(14) }));
  const moved = endOfDay(inDays(20), timeZone);
  await practice.edit(adSet.id, { end_time: moved });
  const undo = await operations.undo({ id: set.id });
  expect(await finish(undo)).toMatchObject({ status: 'failed' });
  expect(await atMeta(facebookCampaignId)).toBe(moved);
  expect(await shown(facebookCampaignId)).toBe(inDays(20));
});

test('a key sets it, and a neighbour does not find it', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { key } = await kari.makeKey({ name: 'Calendar', access: 'write' });
  const call = openCaller(house, key);
  const path = `/live-campaigns/${facebookCampaignId}/schedule`;
  expect(await call('PUT', path, { endsOn: inDays(5) })).toMatchObject({ status: 200 });
  await house.runJobs();
  expect(await shown(facebookCampaignId)).toBe(inDays(5));
  expect(await call('PUT', path, { endsOn: inDays(5), facebookAdSetId: '1' })).toMatchObject({ status: 404 });
  const ola = await house.visitor().join();
  await expect(ola.ask.liveCampaigns.setSchedule({ facebookCampaignId, endsOn: null })).rejects.toMatchObject(
    { code: 'LIVE_CAMPAIGN_NOT_FOUND' },
  );
});
