import { answerLaw, prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();

async function publish(title: string, { launchImmediately = true } = {}) {
  const campaign = await prepareCampaign(kari, { title });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately });
  await house.runJobs();
  const publication = (await latest(campaign.id))!;
  expect(publication).toMatchObject({ status: 'published' });
  return { campaignId: campaign.id, publication };
}

async function campaignsOf(title: string) {
  const { meta } = await house.practice.state();
  return meta.campaigns.filter(({ name }) => name === title);
}

async function statusesOf(title: string): Promise<string[]> {
  return (await campaignsOf(title)).map(({ status }) => status);
}

/** Somebody deletes it in Ads Manager. */
async function deleteBehindOurBack(title: string): Promise<void> {
  const [campaign] = await campaignsOf(title);
  await house.practice.edit(campaign!.id, { status: 'DELETED' });
}

test('undoing a publication removes what it made, and the campaign is a draft that can be published again', async () => {
  const { campaigns: used } = (await kari.ask.workspaces.current()).usage!;
  const { campaignId, publication } = await publish('Regretted');
  const other = await publish('Kept');

  const undoing = await kari.ask.publications.undo({ id: publication.id });
  expect(undoing).toMatchObject({ status: 'undoing', finishedAt: null });
  expect(await house.runJobs()).toEqual([]);

  expect(await latest(campaignId)).toMatchObject({
    status: 'undone',
    problem: null,
    facebookCampaignId: null,
  });
  expect(await statusesOf('Regretted')).toEqual(['DELETED']);
  expect(await kari.ask.campaigns.get({ id: campaignId })).toMatchObject({ status: 'draft' });
  expect(await latest(other.campaignId)).toMatchObject({ status: 'published' });
  expect(await statusesOf('Kept')).toEqual(['ACTIVE']);
  expect((await kari.ask.workspaces.current()).usage?.campaigns).toBe(used + 1);

  // What was published since at that price is asked about.
  await answerLaw(kari, campaignId);
  await kari.ask.publications.publish({ campaignId, launchImmediately: false });
  await house.runJobs();
  expect(await latest(campaignId)).toMatchObject({ status: 'published' });
  expect((await statusesOf('Regretted')).toSorted()).toEqual(['DELETED', 'PAUSED']);
});

test('undoing twice is undoing once, and what is not published cannot be undone', async () => {
  const { publication } = await publish('Twice undone');
  const input = { id: publication.id };
  const [one, two] = await Promise.all([
    kari.ask.publications.undo(input),
    kari.ask.publications.undo(input),
  ]);
  expect([one.status, two.status]).toEqual(['undoing', 'undoing']);
  expect(await house.runJobs()).toEqual([]);
  await expect(kari.ask.publications.undo(input)).rejects.toMatchObject({ code: 'PUBLICATION_NOT_UNDOABLE' });

  const draft = await prepareCampaign(kari, { title: 'Still running' });
  const running = await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: true });
  await expect(kari.ask.publications.undo({ id: running.id })).rejects.toMatchObject({
    code: 'PUBLICATION_NOT_UNDOABLE',
  });
  const ola = await house.visitor().join();
  await expect(ola.ask.publications.undo(input)).rejects.toMatchObject({ code: 'PUBLICATION_NOT_FOUND' });
});

test('while a publication is being undone, it cannot be published again', async () => {
  const { campaignId, publication } = await publish('Being undone');
  await kari.ask.publications.undo({ id: publication.id });
  await expect(kari.ask.publications.publish({ campaignId, launchImmediately: true })).rejects.toMatchObject({
    code: 'ALREADY_PUBLISHED',
  });
  await house.runJobs();
});

test.each([
  { kind: 'loses-answer' },
  { kind: 'drops' },
  { kind: 'html' },
  { kind: 'error', status: 500, code: 2 },
  { kind: 'throttles', code: 17, minutes: 3 },
])('an undo that meets $kind goes on by itself', async (trouble) => {
  const title = `Undone through ${trouble.kind}`;
  const { campaignId, publication } = await publish(title);
  // Its brakes are armed by then.
  await house.runJobs();
  await house.practice.trouble({ service: 'meta', method: 'DELETE', times: 1, trouble });
  await kari.ask.publications.undo({ id: publication.id });

  expect(await house.runJobs()).toHaveLength(1);
  expect(await latest(campaignId)).toMatchObject({ status: 'undoing' });
  await house.passTime(5);
  await house.retryJobs();

  expect(await latest(campaignId)).toMatchObject({ status: 'undone' });
  expect(await statusesOf(title)).toEqual(['DELETED']);
});

test('what Meta does not let us remove stays published, and its owner is told that it may run', async () => {
  const { campaignId, publication } = await publish('Not ours any more');
  await house.practice.trouble({
    service: 'meta',
    method: 'DELETE',
    times: 1,
    trouble: { kind: 'error', status: 403, code: 200, message: '(#200) Permission error' },
  });
  await kari.ask.publications.undo({ id: publication.id });
  expect(await house.runJobs()).toEqual([]);

  const kept = await latest(campaignId);
  expect(kept).toMatchObject({ status: 'published', problem: { moneyAtRisk: true } });
  expect(kept!.problem!.link!.url).toContain('facebook.com');
  expect(await statusesOf('Not ours any more')).toEqual(['ACTIVE']);

  await kari.ask.publications.undo({ id: publication.id });
  await house.runJobs();
  expect(await latest(campaignId)).toMatchObject({ status: 'undone', problem: null });
});

test('the Undo of every operation says that it is not for a publication, whatever is known of its campaign', async () => {
  const { publication } = await publish('Asked otherwise');
  await expect(kari.ask.operations.undo({ id: publication.id })).rejects.toMatchObject({
    code: 'CHANGE_NOT_UNDOABLE',
  });
});

test('undoing what somebody has deleted on Facebook makes it a draft again', async () => {
  const { campaignId, publication } = await publish('Deleted, then undone');
  await deleteBehindOurBack('Deleted, then undone');
  await kari.ask.publications.undo({ id: publication.id });
  expect(await house.runJobs()).toEqual([]);
  expect(await latest(campaignId)).toMatchObject({ status: 'undone' });
  expect(await kari.ask.campaigns.get({ id: campaignId })).toMatchObject({ status: 'draft' });
});

test('publishing again what somebody has deleted on Facebook makes it anew', async () => {
  const { campaignId, publication } = await publish('Deleted, then published');
  const input = { campaignId, launchImmediately: true };
  await expect(kari.ask.publications.publish(input)).rejects.toMatchObject({ code: 'ALREADY_PUBLISHED' });
  await deleteBehindOurBack('Deleted, then published');

  const again = await kari.ask.publications.publish(input);
  expect(again.id).not.toBe(publication.id);
  await house.runJobs();

  expect(await latest(campaignId)).toMatchObject({ id: again.id, status: 'published' });
  expect((await statusesOf('Deleted, then published')).toSorted()).toEqual(['ACTIVE', 'DELETED']);
});

test('a campaign deleted on Facebook before it was whole ends the run, and its owner reads so', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Deleted meanwhile' });
  // The brakes of those before are gone by then.
  await house.runJobs();
  await house.practice.trouble({
    service: 'meta',
    method: 'GET',
    path: '/\\d+$',
    times: 3,
    trouble: { kind: 'error', status: 500, code: 2 },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });
  await house.runJobs();
  expect(await latest(campaign.id)).toMatchObject({ status: 'waiting' });
  await deleteBehindOurBack('Deleted meanwhile');
  await house.retryJobs();

  const ended = await latest(campaign.id);
  expect(ended).toMatchObject({ status: 'refused', problem: { moneyAtRisk: false } });
  expect(ended!.problem!.title).toContain('deleted on Facebook');
  expect(await kari.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });
});
