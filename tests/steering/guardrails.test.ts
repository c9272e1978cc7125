import { copyCampaign } from '#tests/campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import type { RefusalCode, RefusalData } from '#contract/refusals.ts';
import { openCaller } from '#tests/api/caller.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, sync, live, held, meanwhile } = await openSteerer();
const { liveCampaigns, operations, campaigns, publications, connections } = kari.ask;
afterAll(() => house.close());

const { selectedAdAccountId } = (await connections.get())!;
const adAccountId = selectedAdAccountId!;
const limits = (mostPerDayMinor: number | null, mostPerMonthMinor: number | null = null) =>
  meanwhile(
    liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor, mostPerMonthMinor, reason: 'A new season' }),
  );
const spending = async () => (await liveCampaigns.listGuardrails())[0]!;
const over = (data: Partial<RefusalData<'OVER_GUARDRAIL'>> = {}) =>
  ({ code: 'OVER_GUARDRAIL' satisfies RefusalCode, data: expect.objectContaining(data) }) as object;

/** Each test begins with a campaign of 150 a day and no other that runs. */
let facebookCampaignId: string;
beforeEach(async () => {
  await limits(null, null);
  for (const { facebookCampaignId: other, configuredStatus } of (await liveCampaigns.overview({})).campaigns)
    if (configuredStatus === 'ACTIVE')
      await meanwhile(liveCampaigns.setStatus({ facebookCampaignId: other, status: 'PAUSED' }));
  ({ facebookCampaignId } = await newCampaign());
});
const setBudget = (dailyBudgetMinor: number) =>
  liveCampaigns.setDailyBudget({
    facebookCampaignId,
    dailyBudgetMinor,
    confirmedDailyBudgetMinor: dailyBudgetMinor,
  });

test('what could cost more than the limit on a day is refused for page and key, and nothing is asked of Meta', async () => {
  expect(await spending()).toMatchObject({ atWorst: { dayMinor: 262_50 }, mostPerDayMinor: null });
  await limits(300_00);
  const { length } = await practice.requests();
  await expect(setBudget(172_00)).rejects.toMatchObject(
    over({ per: 'day', atWorstMinor: 301_00, mostMinor: 300_00, currency: 'NOK' }),
  );
  const { key } = await kari.makeKey({ name: 'Budget sheet', access: 'write' });
  const call = openCaller(house, key);
  expect(
    await call('POST', '/functions/update-meta-campaign-budget', {
      facebookCampaignId,
      dailyBudgetMinor: 172_00,
    }),
  ).toMatchObject({ status: 409, body: { code: 'OVER_GUARDRAIL', data: { per: 'day' } } });
  expect(await practice.requests()).toHaveLength(length);
  expect(await meanwhile(setBudget(171_00))).toMatchObject({ status: 'done' });
});

test('starting, publishing and undoing pass the same gate; what costs less passes it always', async () => {
  const stop = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  const lowered = await meanwhile(setBudget(100_00));
  await limits(170_00);
  await expect(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' })).rejects.toMatchObject(
    over({ atWorstMinor: 175_00 }),
  );
  await expect(operations.undo({ id: stop.id })).rejects.toMatchObject(over());
  expect(await operations.get({ id: stop.id }), 'nothing is offered that would be refused').toMatchObject({
    canUndo: false,
    whyNoUndo:
      'It cannot be undone now: you could then be charged up to NOK\u00a0175 in all today, and your limit is NOK\u00a0170.',
  });
  expect(await operations.get({ id: lowered.id })).toMatchObject({ canUndo: true, whyNoUndo: null });
  // While it is paused, a higher budget costs nothing.
  expect(await meanwhile(operations.undo({ id: lowered.id }))).toMatchObject({ status: 'done' });

  const { id } = await copyCampaign(kari, { ...CampaignFields.parse(template), title: 'One too many' });
  await expect(publications.publish({ campaignId: id, launchImmediately: true })).rejects.toMatchObject(
    over(),
  );
  expect(await campaigns.get({ id })).toMatchObject({ status: 'draft' });
  expect(await publications.publish({ campaignId: id, launchImmediately: false })).toMatchObject({
    status: 'running',
  });
  await house.runJobs();

  await limits(null);
  expect(await operations.get({ id: stop.id })).toMatchObject({ canUndo: true });
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));
  await limits(100_00);
  // Above the limit already: less is welcome, though it is not enough.
  expect(await meanwhile(setBudget(90_00))).toMatchObject({ status: 'done' });
  await expect(setBudget(91_00)).rejects.toMatchObject(over());
});

test('what is checked before publishing tells what is over the limit, and which budget fits', async () => {
  const draft = await copyCampaign(kari, { ...CampaignFields.parse(template), title: 'Checked' });
  const check = async () => {
    const { checks } = await publications.check({ campaignId: draft.id });
    return checks.find(({ name }) => name === 'limit');
  };
  const change = async (changes: Partial<CampaignFields>) => {
    const { version } = await campaigns.get({ id: draft.id });
    await campaigns.update({ id: draft.id, version, changes });
  };
  const publish = () => publications.publish({ campaignId: draft.id, launchImmediately: true });
  expect(await check()).toBeUndefined();
  // The rest of the day's limit is 1.75 times 100.01, rounded up.
  await limits(262_50 + 175_02);
  expect(await check()).toMatchObject({
    state: 'missing',
    code: 'limit-day',
    params: { worstMinor: 525_00, mostMinor: 437_52, fitsMinor: 100_01 },
    text: expect.stringContaining('A daily budget of NOK\u00a0100.01 or less fits.') as string,
    field: 'dailyBudgetMinor',
  });
  await change({ launchImmediately: false });
  expect(await check()).toMatchObject({ state: 'fine' });
  await change({ launchImmediately: true, dailyBudgetMinor: 100_02 });
  expect(await check()).toMatchObject({ state: 'missing' });
  await expect(publish()).rejects.toMatchObject(over({ per: 'day' }));
  await limits(null, (await spending()).atWorst.monthMinor);
  expect(await check()).toMatchObject({ state: 'missing', code: 'limit-month-full' });
  await limits(262_50 + 175_02);
  await change({ dailyBudgetMinor: 100_01 });
  expect(await check()).toMatchObject({ state: 'fine' });
  expect(await publish()).toMatchObject({ status: 'running' });
  await house.runJobs();
  await sync();
});

test('what has just been published counts before a sync has read it, and no more once it was undone', async () => {
  await limits(600_00);
  const publish = async (title: string) => {
    const { id } = await copyCampaign(kari, { ...CampaignFields.parse(template), title });
    const run = await publications.publish({ campaignId: id, launchImmediately: true });
    await house.runJobs();
    return run;
  };
  const { id } = await publish('Second');
  expect(await spending()).toMatchObject({ atWorst: { dayMinor: 525_00 } });
  await expect(publish('Third')).rejects.toMatchObject(over({ atWorstMinor: 787_50 }));
  await publications.undo({ id });
  await house.runJobs();
  expect(await spending()).toMatchObject({ atWorst: { dayMinor: 262_50 } });
  await publish('Third');
});

test('a month counts what was spent in it and what the rest of it may cost', async () => {
  const { atWorst } = await spending();
  await limits(null, atWorst.monthMinor + 10_00);
  await expect(setBudget(165_00)).rejects.toMatchObject(over({ per: 'month' }));
  await house.passTime(24 * 60);
  await sync();
  const later = await spending();
  const { figures } = await live(facebookCampaignId);
  expect(later.atWorst.monthMinor).toBeGreaterThan(figures.spendMinor);
});

test('a last day shortens what a month may cost, from the moment it is published', async () => {
  const inDays = (count: number) => daysAfter(dayAt(house.ctx.now(), 'Europe/Oslo'), count);
  // What ends tomorrow has to end before the month does.
  while (inDays(3).slice(0, 7) !== inDays(0).slice(0, 7)) await house.passTime(24 * 60);
  await sync();
  const { monthMinor } = (await spending()).atWorst;
  const endsOn = inDays(1);
  // Two days of 150 at 1.75 times.
  const most = monthMinor + 2 * 262_50;
  await limits(null, most);
  const publish = async (changes: object) => {
    const { id } = await copyCampaign(kari, {
      ...CampaignFields.parse(template),
      title: 'Short',
      ...changes,
    });
    return publications.publish({ campaignId: id, launchImmediately: true });
  };
  await expect(publish({})).rejects.toMatchObject(over({ per: 'month' }));
  await publish({ endsOn });
  expect(await spending()).toMatchObject({ atWorst: { monthMinor: most } });
  await house.runJobs();
  expect(await spending()).toMatchObject({ atWorst: { monthMinor: most } });
  await sync();
  expect(await spending()).toMatchObject({ atWorst: { monthMinor: most } });
});

test('what others have spent takes nothing off what is left of a budget for a whole run', async () => {
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, {
    daily_budget: 0,
    lifetime_budget: 5_000_00,
    end_time: Date.parse('2031-01-01'),
  });
  await newCampaign();
  await house.passTime(24 * 60);
  await sync();
  const { figures } = await live(facebookCampaignId);
  // Today counts with what it has cost and with what is left after that.
  expect(await spending()).toMatchObject({ atWorst: { dayMinor: 262_50 + 5_000_00 - figures.spendMinor } });
});

test('fifty changes at once never let the sum through', async () => {
  const { adSet } = await held(facebookCampaignId);
  const { accessToken } = await practice.tokens({ state: 'ok' });
  const ids = [adSet.id];
  for (let count = 1; count < 50; count += 1) {
    const body = new URLSearchParams({ access_token: accessToken, deep_copy: 'false' });
    const url = `${house.ctx.settings.meta.url}/v26.0/${adSet.id}/copies`;
    const answer = await house.fetchOutside(new Request(url, { method: 'POST', body }));
    const { copied_adset_id: copy } = (await answer.json()) as { copied_adset_id: string };
    await practice.edit(copy, { name: `Copy ${count}`, status: 'ACTIVE' });
    ids.push(copy);
  }
  // On a new day what is paused has cost nothing.
  await house.passTime(24 * 60);
  await sync();
  const budgets = 50 * 150_00;
  expect(await spending()).toMatchObject({ atWorst: { dayMinor: budgets * 1.75 } });
  // Room for ten of them.
  await limits((budgets + 10 * 50_00) * 1.75);
  const answers = await Promise.allSettled(
    ids.map((facebookAdSetId) =>
      liveCampaigns.setDailyBudget({ facebookCampaignId, facebookAdSetId, dailyBudgetMinor: 200_00 }),
    ),
  );
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  expect(refused).toHaveLength(40);
  for (const refusal of refused) expect(refusal).toMatchObject(over({ per: 'day' }));
  await house.runJobs();
  const { atWorst, mostPerDayMinor } = await spending();
  expect(atWorst.dayMinor).toBe(mostPerDayMinor);
}, 60_000);

test('only a person raises a limit, for a reason that stays in the history; anybody lowers it without', async () => {
  const set = (mostPerDayMinor: number | null, reason = '') =>
    liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor, mostPerMonthMinor: null, reason });
  await meanwhile(set(500_00));
  await meanwhile(set(400_00));
  await expect(set(401_00)).rejects.toMatchObject({ code: 'REASON_MISSING' });
  for (const blank of ['\u200b', '\u3164', '\u2800'])
    await expect(set(401_00, blank)).rejects.toMatchObject({ code: 'REASON_MISSING' });
  await expect(set(null)).rejects.toMatchObject({ code: 'REASON_MISSING' });
  const { key } = await kari.makeKey({ name: 'Too eager', access: 'write' });
  const body = { mostPerDayMinor: 100, mostPerMonthMinor: null };
  expect(await openCaller(house, key)('PUT', `/guardrails/${adAccountId}`, body)).toMatchObject({
    status: 403,
    body: { code: 'NOT_WITH_A_KEY' },
  });
  await meanwhile(set(450_00, 'The Christmas sale'));
  const { changes, mostPerDayMinor } = await spending();
  expect(mostPerDayMinor).toBe(450_00);
  expect(changes[0]).toMatchObject({
    by: 'Kari Nordmann',
    canUndo: false,
    details: {
      kind: 'guardrails',
      from: { mostPerDayMinor: 400_00 },
      to: { mostPerDayMinor: 450_00 },
      reason: 'The Christmas sale',
    },
  });
});

test('a neighbour knows nothing of it, and an ad account of others is not found', async () => {
  await limits(300_00);
  const ola = await house.visitor().join();
  expect(await ola.ask.liveCampaigns.listGuardrails()).toEqual([]);
  await expect(
    ola.ask.liveCampaigns.setGuardrails({ adAccountId, mostPerDayMinor: 1, mostPerMonthMinor: null }),
  ).rejects.toMatchObject({ code: 'AD_ACCOUNT_NOT_FOUND' });
  expect(await spending()).toMatchObject({ mostPerDayMinor: 300_00 });
});
