import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile, finish } = await openSteerer();
const { liveCampaigns } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

const { facebookCampaignId } = await newCampaign();
const minute = 60_000;

async function newestRequest(): Promise<number> {
  return (await practice.requests()).at(-1)!.seq;
}

async function requestsSince(seq: number): Promise<string[]> {
  return (await practice.requests(seq)).filter(({ service }) => service === 'meta').map(({ path }) => path);
}

/** A sync is refused; then Meta would take anything again, so that what is not asked is not asked by our own will. */
async function throttleSync(code: number, minutes: number): Promise<void> {
  const trouble = { kind: 'throttles', code, minutes };
  await practice.trouble({ service: 'meta', path: '/act_\\d+/ads$', times: 1, trouble });
  await sync();
  expect((await liveCampaigns.list()).sync.state).toBe('failed');
  await practice.behave();
}

test('a pause waits for the time a sync was told, asks Meta nothing before, and says until when', async () => {
  await throttleSync(80_004, 4);
  const over = house.ctx.now() + 4 * minute;
  await house.passTime(1);
  const before = await newestRequest();

  const waiting = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));

  expect(waiting).toMatchObject({ status: 'running', problem: { title: 'Not done yet' } });
  expect(Math.abs(Date.parse(waiting.waitsUntil!) - over)).toBeLessThan(minute / 2);
  await house.passTime(1);
  await house.retryJobs();
  expect(await requestsSince(before)).toEqual([]);
  expect(await finish(waiting)).toMatchObject({ status: 'done', problem: null, waitsUntil: null });
  expect((await held(facebookCampaignId)).campaign.status).toBe('PAUSED');
});

test('a wait that is longer than anybody waits ends a change at once, with how long, and without asking Meta', async () => {
  await house.passTime(60);
  await throttleSync(17, 30);
  const before = await newestRequest();
  const failed = await meanwhile(
    liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 7_700 }),
  );
  expect(failed).toMatchObject({ status: 'failed', waitsUntil: null });
  expect(failed.problem?.text).toMatch(/in about 30 minutes, or do it in Meta Ads Manager/);
  expect(await requestsSince(before)).toEqual([]);
});

test.for([
  { what: 'of the insights', code: 80_000 },
  { what: 'of the whole app', code: 4 },
])('a throttle $what that a sync has met holds back no change', async ({ code }) => {
  await house.passTime(60);
  await throttleSync(code, 20);
  const { status } = (await held(facebookCampaignId)).campaign;
  const to = status === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
  const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: to }));
  expect(change).toMatchObject({ status: 'done', problem: null, waitsUntil: null });
});

test('what one change was told holds the next of that ad account back as well', async () => {
  await house.passTime(60);
  const other = await newCampaign();
  const trouble = { kind: 'throttles', code: 80_004, minutes: 3 };
  await practice.trouble({
    service: 'meta',
    method: 'POST',
    path: `/${facebookCampaignId}$`,
    times: 1,
    trouble,
  });
  const { status } = (await held(facebookCampaignId)).campaign;
  const to = status === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: to }));
  await practice.behave();
  const before = await newestRequest();
  const pause = { facebookCampaignId: other.facebookCampaignId, status: 'PAUSED' as const };
  const waiting = await meanwhile(liveCampaigns.setStatus(pause));
  expect(waiting).toMatchObject({ status: 'running', waitsUntil: expect.any(String) });
  expect(await requestsSince(before)).toEqual([]);
  expect(await finish(waiting)).toMatchObject({ status: 'done', problem: null });
});
