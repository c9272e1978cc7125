import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerLaw } from '#tests/campaigns.ts';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, sync, live, held, finish } = await openSteerer();
const { liveCampaigns, operations, campaigns, publications } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

async function listedIds(): Promise<string[]> {
  const list = await liveCampaigns.overview();
  expect(list.totals.totalCampaigns).toBe(list.campaigns.length);
  return list.campaigns.map((campaign) => campaign.facebookCampaignId);
}

test('what a deleted campaign has spent still counts, though it is listed no more', async () => {
  const { id } = await newCampaign();
  await house.passTime(240);
  await sync();
  const before = await liveCampaigns.overview();
  await finish(await liveCampaigns.remove({ campaignId: id }));
  const after = await liveCampaigns.overview();
  expect(after.campaigns).toHaveLength(before.campaigns.length - 1);
  const spent = ({ totals, today }: typeof before) => totals.totalSpendMinor + today.spendMinor;
  expect(spent(after)).toBe(spent(before));
  expect(spent(after)).toBeGreaterThan(0);
});

test('what an undone publication has made is listed no more and can cost nothing, with no sync in between', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const before = await liveCampaigns.overview();
  const worstDay = async () => (await liveCampaigns.listGuardrails())[0]!.atWorst.dayMinor;
  const worst = await worstDay();
  const publication = await publications.latest({ campaignId: id });
  await publications.undo({ id: publication!.id });
  await house.runJobs();

  const after = await liveCampaigns.overview();
  expect(after.campaigns).toHaveLength(before.campaigns.length - 1);
  expect(await listedIds()).not.toContain(facebookCampaignId);
  expect(after.totals.totalSpendMinor).toBe(before.totals.totalSpendMinor);
  expect(await worstDay()).toBe(worst - 262_50);
  // The page that somebody still has open is told so, and no write goes to Meta.
  expect((await live(facebookCampaignId)).goneAt).not.toBeNull();
  await expect(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});

test('a deletion waits, then the campaign is gone at Meta and here', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const change = await liveCampaigns.remove({ campaignId: id });
  expect(change).toMatchObject({ status: 'running', canUndo: true, details: { campaignId: id } });
  await house.runJobs();
  expect((await held(facebookCampaignId)).campaign.status).toBe('ACTIVE');
  expect(await finish(change)).toMatchObject({ status: 'done', problem: null, canUndo: false });
  expect((await held(facebookCampaignId)).campaign.status).toBe('DELETED');
  await expect(campaigns.get({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  expect((await live(facebookCampaignId)).goneAt).not.toBeNull();
  await house.passTime(1);
  await sync();
  expect(await listedIds()).not.toContain(facebookCampaignId);
  const history = await operations.list({ facebookCampaignId });
  expect(history).toMatchObject([
    { details: { kind: 'brakes' }, status: 'done' },
    { details: { kind: 'deletion' }, status: 'done' },
    { details: { kind: 'brakes' }, status: 'done' },
    { details: { kind: 'publication' }, status: 'done' },
  ]);
  await expect(operations.undo({ id: change.id })).rejects.toMatchObject({
    code: 'CHANGE_NOT_UNDOABLE',
    data: { reason: 'The campaign is already deleted.' },
  });
});

test('a deletion that is taken back in time never reaches Meta', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const change = await liveCampaigns.remove({ campaignId: id });
  expect(await operations.undo({ id: change.id })).toMatchObject({
    id: change.id,
    status: 'canceled',
  });
  const before = (await practice.requests()).at(-1)!.seq;
  await house.passTime(1);
  await house.retryJobs();
  expect(await practice.requests(before)).toEqual([]);
  expect((await campaigns.get({ id })).facebookCampaignId).toBe(facebookCampaignId);
  const again = await liveCampaigns.remove({ campaignId: id });
  expect(await finish(again)).toMatchObject({ status: 'done' });
});

test('while a campaign is being deleted, nothing else of it is changed', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const change = await liveCampaigns.remove({ campaignId: id });
  const inProgress = { code: 'CHANGE_IN_PROGRESS' };
  await expect(liveCampaigns.remove({ campaignId: id })).rejects.toMatchObject(inProgress);
  await expect(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' })).rejects.toMatchObject(
    inProgress,
  );
  await operations.undo({ id: change.id });
});

const noes = [
  { what: 'a deliberate no', trouble: { kind: 'error', status: 403, code: 200 }, times: 1 },
  { what: 'a dead token', trouble: { kind: 'error', status: 400, code: 190, subcode: 463 }, times: 1 },
  { what: 'an outage that lasts', trouble: { kind: 'error', status: 500, code: 2 }, times: 50 },
];

test.for(noes)('$what only warns: it may still run', async ({ trouble, times }) => {
  const { id, facebookCampaignId } = await newCampaign();
  await practice.trouble({ service: 'meta', method: 'DELETE', times, trouble });
  const change = await finish(await liveCampaigns.remove({ campaignId: id }));
  expect(change).toMatchObject({
    status: 'done',
    problem: {
      title: 'Failed to delete from Meta Ads Manager, but will remove from dashboard.',
      isMoneyAtRisk: true,
    },
  });
  expect(change.problem?.text).toContain('may still run and spend');
  await expect(campaigns.get({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  expect(await live(facebookCampaignId)).toMatchObject({ goneAt: null, campaignId: null });
  expect((await held(facebookCampaignId)).campaign.status).toBe('ACTIVE');
  expect(await listedIds()).not.toContain(facebookCampaignId);
  if ((await kari.ask.connections.get())!.broken) await kari.connect();
});

test('a lost answer and a short outage are got over', async () => {
  for (const trouble of [{ kind: 'loses-answer' }, { kind: 'drops' }, { kind: 'html' }]) {
    const { id, facebookCampaignId } = await newCampaign();
    await practice.trouble({ service: 'meta', method: 'DELETE', times: 1, trouble });
    const change = await finish(await liveCampaigns.remove({ campaignId: id }));
    expect(change).toMatchObject({ status: 'done', problem: null });
    expect((await held(facebookCampaignId)).campaign.status).toBe('DELETED');
  }
});

test('what Meta has deleted already counts as deleted', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  await practice.edit(facebookCampaignId, { status: 'DELETED' });
  expect(await finish(await liveCampaigns.remove({ campaignId: id }))).toMatchObject({
    status: 'done',
    problem: null,
  });
});

test('a draft is deleted without a word to Meta; one that is being published is not, nor the other way round', async () => {
  const { id } = await campaigns.create({ title: 'Only a thought' });
  const before = (await practice.requests()).at(-1)!.seq;
  await liveCampaigns.remove({ campaignId: id });
  await house.retryJobs();
  await expect(campaigns.get({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  expect(await practice.requests(before)).toEqual([]);

  const other = template.id;
  await answerLaw(kari, other);
  const wish = { campaignId: other, launchImmediately: true };
  const kept = await liveCampaigns.remove({ campaignId: other });
  await expect(publications.publish(wish)).rejects.toMatchObject({ code: 'CHANGE_IN_PROGRESS' });
  await operations.undo({ id: kept.id });
  await publications.publish(wish);
  await expect(liveCampaigns.remove({ campaignId: other })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_EDITABLE',
  });
  await house.runJobs();
  const { facebookCampaignId } = await campaigns.get({ id: other });
  expect(facebookCampaignId).not.toBeNull();
  const change = await finish(await liveCampaigns.remove({ campaignId: other }));
  await expect(campaigns.get({ id: other })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  expect((await held(facebookCampaignId!)).campaign.status).toBe('DELETED');
  expect((await operations.list({ facebookCampaignId: facebookCampaignId! }))[0]).toMatchObject({
    id: change.id,
    status: 'done',
  });
});

test('what somebody has deleted on Facebook is not published anew while its deletion waits', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const deletion = await liveCampaigns.remove({ campaignId: id });
  await practice.edit(facebookCampaignId, { status: 'DELETED' });
  await expect(publications.publish({ campaignId: id, launchImmediately: true })).rejects.toMatchObject({
    code: 'CHANGE_IN_PROGRESS',
  });
  expect(await finish(deletion)).toMatchObject({ status: 'done', problem: null });
});
