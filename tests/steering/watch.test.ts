import { dayAt } from '#contract/days.ts';
import { drifts as driftsTable } from '#server/features/live-campaigns/drift/tables.ts';
import { openCaller } from '#tests/api/caller.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations, campaigns } = kari.ask;
const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
afterAll(() => house.close());
beforeEach(async () => {
  await practice.behave();
  await kari.signIn();
});

async function watched(changes: Parameters<typeof newCampaign>[0] = {}) {
  const { facebookCampaignId } = await newCampaign(changes);
  await house.passTime(30);
  await sync();
  return { facebookCampaignId, adSetId: (await held(facebookCampaignId)).adSet.id };
}

/** Watched for as long as a month needs to be called calm. */
async function watchedForADay() {
  const campaign = await watched();
  for (const hours of [12, 12]) await syncLater(hours * 60);
  return campaign;
}

async function syncLater(minutes = 30) {
  await house.passTime(minutes);
  await sync();
}

const open = async (facebookCampaignId: string) =>
  (await liveCampaigns.listDrifts({ facebookCampaignId })).drifts;
const statesOf = async (facebookCampaignId: string) =>
  (
    await house.ctx.db
      .select()
      .from(driftsTable)
      .where(eq(driftsTable.facebookCampaignId, facebookCampaignId))
  ).map(({ state }) => state);

test('a change from here that was tried again after a lost answer is never foreign', async () => {
  const { facebookCampaignId } = await watched();
  const trouble = { kind: 'loses-answer' };
  await practice.trouble({ service: 'meta', method: 'POST', path: '/\\d+$', times: 1, trouble });
  const asked = liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 12_300 });
  expect(await finish(await meanwhile(asked))).toMatchObject({ status: 'done' });
  await syncLater();
  await syncLater();
  expect(await statesOf(facebookCampaignId)).toEqual([]);
});

test('a pause by a brake is told as the brake’s', async () => {
  const { forms } = await campaigns.listLeadForms({
    pageId: (await kari.ask.connections.get())!.selectedPageId!,
  });
  const leadFormId = forms.find(({ status }) => status === 'active')!.id;
  // A lead that comes by chance would keep the brake from striking.
  await practice.turn({ form_answers: 'none' });
  const { facebookCampaignId } = await watched({ objective: 'leads', leadFormId, dailyBudgetMinor: 20_000 });
  await meanwhile(
    liveCampaigns.setBrakes({ facebookCampaignId, spentWithoutResultMinor: 1_100, mostPerDayMinor: null }),
  );
  await syncLater(6 * 60);
  expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'PAUSED' });
  await syncLater();
  expect(await statesOf(facebookCampaignId)).toEqual([]);
});

test('the history of a campaign tells what was kept, too; what is open does not', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const all = async () => (await liveCampaigns.listDrifts({ facebookCampaignId, which: 'all' })).drifts;
  await practice.edit(adSetId, { daily_budget: 90_000 }, { by: 'person', isLogged: true });
  await syncLater();
  const [drift] = await open(facebookCampaignId);
  expect(drift).not.toHaveProperty('ended');
  expect(await all()).toEqual([drift]);
  await liveCampaigns.keep({ id: drift!.id });
  expect(await open(facebookCampaignId)).toEqual([]);
  expect(await all()).toEqual([{ ...drift, ended: 'kept' }]);
});

test('what is set by hand to what it was is put back at once, and what is set otherwise is over', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const { daily_budget: was } = (await held(facebookCampaignId)).adSet;
  const setBudget = (dailyBudgetMinor: number) =>
    meanwhile(
      liveCampaigns.setDailyBudget({
        facebookCampaignId,
        dailyBudgetMinor,
        confirmedDailyBudgetMinor: dailyBudgetMinor,
      }),
    );
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await sync();
  await setBudget(Number(was));
  expect(await statesOf(facebookCampaignId)).toEqual(['put-back']);
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await syncLater(3);
  await setBudget(99_900);
  expect((await statesOf(facebookCampaignId)).toSorted()).toEqual(['over', 'put-back']);
});

test('what is changed right after a publication and its first sync is found', async () => {
  const { facebookCampaignId } = await newCampaign();
  await practice.edit((await held(facebookCampaignId)).adSet.id, { daily_budget: 150_000 });
  await syncLater(10);
  expect(await open(facebookCampaignId)).toMatchObject([{ field: 'daily-budget', who: { kind: 'person' } }]);
});

test('what is changed again before a sync has seen our change is found', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 16_000 }));
  await practice.edit(adSetId, { daily_budget: 15_000 });
  await syncLater(3);
  expect(await open(facebookCampaignId)).toMatchObject([
    { turn: { code: 'amount', from: 16_000, to: 15_000 }, who: { name: 'Dag Berge' } },
  ]);
});

test('what happened at Meta is read once in a sync that found something, and nothing more', async () => {
  const { adSetId, facebookCampaignId } = await watched();
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await practice.edit(facebookCampaignId, { name: 'Theirs' });
  const { seq } = (await practice.requests()).at(-1)!;
  await sync();
  const paths = (await practice.requests(seq)).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('/activities'))).toHaveLength(1);
  expect(paths.filter((path) => path.includes(adSetId) || path.includes(facebookCampaignId))).toEqual([]);
});

test('a start is only kept, and says why', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await practice.edit(adSetId, { start_time: Date.parse('2026-11-01T08:00:00Z') });
  await sync();
  const [drift] = await open(facebookCampaignId);
  expect(drift).toMatchObject({ field: 'start', notPutBack: 'start' });
  const asked = { id: drift!.id };
  await expect(liveCampaigns.putBack(asked)).rejects.toMatchObject({
    code: 'NOT_PUT_BACK',
    data: { reason: expect.stringContaining('start') },
  });
  expect(await liveCampaigns.keep(asked)).toEqual({ drifts: [], calmMonth: null, calmAsOf: null });
  await expect(liveCampaigns.keep(asked)).rejects.toMatchObject({ code: 'DRIFT_NOT_FOUND' });
  await expect(liveCampaigns.putBack(asked)).rejects.toMatchObject({ code: 'DRIFT_NOT_FOUND' });
});

test('what is put back passes the guardrails, by page and by key', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const atWorst = async () => (await liveCampaigns.listGuardrails())[0]!.atWorst.dayMinor;
  await practice.edit(adSetId, { daily_budget: 10_000 });
  await sync();
  const limit = { adAccountId, mostPerMonthMinor: null, reason: 'Enough' };
  await meanwhile(liveCampaigns.setGuardrails({ ...limit, mostPerDayMinor: await atWorst() }));
  const [drift] = await open(facebookCampaignId);
  const asked = { id: drift!.id };
  await expect(liveCampaigns.putBack(asked)).rejects.toMatchObject({ code: 'OVER_GUARDRAIL' });
  const { key } = await kari.makeKey({ name: 'Night watch', access: 'write' });
  const call = openCaller(house, key);
  expect(await call('POST', `/changes-at-meta/${drift!.id}/put-back`)).toMatchObject({
    body: { code: 'OVER_GUARDRAIL' },
  });
  await meanwhile(liveCampaigns.setGuardrails({ ...limit, mostPerDayMinor: null }));
  expect(await call('GET', `/changes-at-meta?facebookCampaignId=${facebookCampaignId}`)).toMatchObject({
    body: { drifts: [{ id: drift!.id, turn: { code: 'amount', to: 10_000 } }] },
  });
  expect(await call('POST', `/changes-at-meta/${drift!.id}/put-back`)).toMatchObject({ status: 200 });
  await house.runJobs();
  expect(await open(facebookCampaignId)).toEqual([]);
  const [newest] = await operations.list({ facebookCampaignId });
  expect(newest).toMatchObject({ by: 'Night watch', details: { kind: 'daily-budget' }, status: 'done' });
});

test('a neighbour finds none of it', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await sync();
  const [drift] = await open(facebookCampaignId);
  const ola = await house.visitor().join();
  const asked = { id: drift!.id };
  await expect(ola.ask.liveCampaigns.putBack(asked)).rejects.toMatchObject({ code: 'DRIFT_NOT_FOUND' });
  await expect(ola.ask.liveCampaigns.keep(asked)).rejects.toMatchObject({ code: 'DRIFT_NOT_FOUND' });
  await expect(ola.ask.liveCampaigns.listDrifts({ facebookCampaignId })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
  expect(await ola.ask.liveCampaigns.listDrifts({})).toEqual({ drifts: [], calmMonth: null, calmAsOf: null });
});

test('a month is calm while all of it was watched and nothing was changed', async () => {
  const { facebookCampaignId, adSetId } = await watchedForADay();
  const month = async () => (await liveCampaigns.listDrifts({ facebookCampaignId })).calmMonth;
  const now = () => dayAt(house.ctx.meta.now(), 'Europe/Oslo').slice(0, 7);
  expect(await month()).toBe(now());
  const lookedAt = Date.parse((await liveCampaigns.listDrifts({ facebookCampaignId })).calmAsOf!);
  expect(Math.abs(house.ctx.now() - lookedAt)).toBeLessThan(60_000);
  // A change from here leaves it calm; one from elsewhere does not, also when it was put back.
  await meanwhile(liveCampaigns.rename({ facebookCampaignId, name: 'Ours' }));
  await syncLater();
  expect(await month()).toBe(now());
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await syncLater();
  expect(await month()).toBeNull();
  const [drift] = await open(facebookCampaignId);
  await meanwhile(liveCampaigns.putBack({ id: drift!.id }));
  expect(await month()).toBeNull();
});

test('what nobody looked at for more than a day is not called calm', async () => {
  const { facebookCampaignId } = await watchedForADay();
  const month = async () => (await liveCampaigns.listDrifts({ facebookCampaignId })).calmMonth;
  expect(await month()).not.toBeNull();
  await house.passTime(2 * 24 * 60);
  expect(await month()).toBeNull();
  await sync();
  expect(await month()).toBeNull();
});

test('of a campaign that is watched for less than a day nothing is called calm yet', async () => {
  const { facebookCampaignId } = await watched();
  const calm = async () => {
    const { calmMonth, calmAsOf } = await liveCampaigns.listDrifts({ facebookCampaignId });
    return { calmMonth, calmAsOf };
  };
  expect(await calm()).toEqual({ calmMonth: null, calmAsOf: null });
  await syncLater(12 * 60);
  expect(await calm()).toEqual({ calmMonth: null, calmAsOf: null });
  await syncLater(12 * 60);
  expect(await calm()).toEqual({ calmMonth: expect.any(String), calmAsOf: expect.any(String) });
});

test('a month is not calm for a campaign whose ad account was changed', async () => {
  const { facebookCampaignId } = await watchedForADay();
  const month = async () => (await liveCampaigns.listDrifts({ facebookCampaignId })).calmMonth;
  expect(await month()).not.toBeNull();
  await practice.edit(adAccountId, { spend_cap: 900_000_00 });
  await syncLater();
  expect(await month()).toBeNull();
  for (const { id } of await open(facebookCampaignId)) await liveCampaigns.keep({ id });
});

test('who is shown an ad is not ours to have changed while we changed where', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const targeting = async () => (await held(facebookCampaignId)).adSet['targeting'] as object;
  const norway = {
    type: 'country' as const,
    key: 'NO',
    name: 'Norway',
    region: null,
    countryCode: 'NO',
    countryName: 'Norway',
    radiusKm: null,
  };
  const set = { facebookAdSetId: adSetId, locations: [norway] };
  expect(await meanwhile(liveCampaigns.setLocations(set))).toMatchObject({ status: 'done' });
  const widened = { ...(await targeting()), targeting_automation: { advantage_audience: 1 } };
  await practice.edit(adSetId, { targeting: widened, dsa_payor: 'Theirs' });
  await syncLater(3);
  const drifts = await open(facebookCampaignId);
  expect(drifts.map(({ field }) => field).toSorted()).toEqual(['audience', 'transparency']);
  for (const { who } of drifts) expect(who).toMatchObject({ name: 'Dag Berge' });
});

test('what costs more comes before what was changed since, of one campaign and of all', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const { targeting } = (await held(facebookCampaignId)).adSet;
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await syncLater(3);
  await practice.edit(adSetId, {
    targeting: { ...(targeting as object), publisher_platforms: ['facebook', 'instagram', 'threads'] },
  });
  await practice.edit(facebookCampaignId, { name: 'Theirs' });
  await syncLater(3);
  const inOrder = [{ field: 'daily-budget' }, { field: 'placements' }, { field: 'name' }];
  expect(await open(facebookCampaignId)).toMatchObject(inOrder);
  const { drifts } = await liveCampaigns.listDrifts({});
  const ofIt = drifts.filter((each) => each.facebookCampaignId === facebookCampaignId);
  expect(ofIt).toMatchObject(inOrder);
});

test('who it was is told at once, also where the clock of the practice Meta was moved on since', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await practice.advance(12 * 60);
  await sync();
  expect(await open(facebookCampaignId)).toMatchObject([
    { field: 'daily-budget', who: { kind: 'person', name: 'Dag Berge', isSure: true } },
  ]);
});

test('a campaign that somebody else has started is told with what it may cost, and put back is a pause', async () => {
  await watched();
  const before = (await liveCampaigns.listDrifts({})).drifts.map(({ id }) => id);
  await practice.fill({ campaigns: 1, adsPerCampaign: 1 });
  await syncLater();
  await syncLater();
  const told = (await liveCampaigns.listDrifts({})).drifts.filter(({ id }) => !before.includes(id));
  expect(told).toEqual([
    expect.objectContaining({ turn: { code: 'begun' }, concern: 'money', notPutBack: null }),
  ]);
  const { id, worstDay, facebookCampaignId } = told[0]!;
  expect(worstDay).toMatchObject({ fromMinor: 0 });
  expect(await finish(await meanwhile(liveCampaigns.putBack({ id })))).toMatchObject({ status: 'done' });
  expect((await held(facebookCampaignId!)).campaign).toMatchObject({ status: 'PAUSED' });
  await syncLater();
  await syncLater();
  expect(await statesOf(facebookCampaignId!)).toEqual(['put-back']);
});

test('what is told of an ad goes by the name it has, also once another name was put back', async () => {
  const { facebookCampaignId } = await watched();
  const [ad] = (await liveCampaigns.get({ facebookCampaignId })).ads;
  const id = ad!.facebookAdId;
  await practice.edit(id, { name: 'Theirs', status: 'PAUSED' });
  await syncLater();
  const names = async () => (await open(facebookCampaignId)).map(({ objectName }) => objectName);
  expect(await names()).toEqual(['Theirs', 'Theirs']);
  await practice.edit(id, { name: 'Theirs again' });
  await syncLater();
  expect(await names()).toEqual(['Theirs again', 'Theirs again']);
  const renamed = (await open(facebookCampaignId)).find(({ field }) => field === 'name');
  await meanwhile(liveCampaigns.putBack({ id: renamed!.id }));
  expect(await names()).toEqual([ad!.name]);
});

test('what else is changed of what we change at that moment is found, and what another value is than ours', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const { adSet } = await held(facebookCampaignId);
  const people = { ...(adSet['targeting'] as object), age_min: 30 };
  await meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 12_300 }));
  await house.passTime(1);
  await practice.edit(
    adSetId,
    { daily_budget: 150_000, targeting: people },
    { by: 'person', isLogged: false },
  );
  await sync();
  await syncLater(3);
  await syncLater(10);
  expect((await open(facebookCampaignId)).map(({ field }) => field).toSorted()).toEqual([
    'daily-budget',
    'people',
  ]);
});

test('what Meta switches on in an ad whose words we change at that moment is found, and put back in our words', async () => {
  const { facebookCampaignId } = await watched();
  const [ad] = (await liveCampaigns.get({ facebookCampaignId })).ads;
  const { headline, description, callToAction } = ad!;
  const words = { headline, description, callToAction, primaryText: 'Ours' };
  await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad!.facebookAdId, ...words }));
  const creativeNow = async () => {
    const { meta } = await practice.state();
    return String(meta.ads.find(({ id }) => id === ad!.facebookAdId)!['creative_id']);
  };
  const moving = { creative_features_spec: { image_animation: { enroll_status: 'OPT_IN' } } };
  await practice.edit(
    await creativeNow(),
    { degrees_of_freedom_spec: moving },
    { by: 'meta', isLogged: false },
  );
  await syncLater();
  await syncLater();
  const [drift, ...others] = await open(facebookCampaignId);
  expect(others).toEqual([]);
  expect(drift).toMatchObject({ turn: { code: 'features', on: ['image_animation'], off: [] } });
  await meanwhile(liveCampaigns.putBack({ id: drift!.id }));
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  expect(ads.find(({ facebookAdId: id }) => id === ad!.facebookAdId)).toMatchObject({ primaryText: 'Ours' });
  await syncLater();
  expect(await open(facebookCampaignId)).toEqual([]);
});
