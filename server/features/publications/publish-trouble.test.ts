import { prepareCampaign } from '#tests/campaigns.ts';
import { livingTrees } from '#tests/publishing/living-trees.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();

test('when Meta’s answer is lost, what it made is found and adopted', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Lost answer' });
  await house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'loses-answer' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingTrees(house.practice, 'Lost answer')).toHaveLength(1);
});

test('when the connection is cut before Meta did anything, it is made once, after a look around', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Cut before' });
  await house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'drops' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  expect(await latest(campaign.id)).toMatchObject({ status: 'waiting' });
  expect(await livingTrees(house.practice, 'Cut before')).toHaveLength(0);
  await house.passTime(0.1);
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingTrees(house.practice, 'Cut before')).toHaveLength(1);
});

test('when Meta says no, nothing is left there and the owner reads Meta’s own words', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Refused' });
  await house.practice.trouble({
    service: 'meta',
    path: 'adsets',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, subcode: 1885272, message: 'Your budget is too low.' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();

  const refused = await latest(campaign.id);
  expect(refused).toMatchObject({ status: 'refused' });
  expect(refused!.problem!.reason).not.toBe('');
  expect(await livingTrees(house.practice, 'Refused')).toHaveLength(0);
  expect(await kari.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });
});

test('a no that Meta gives to one field names that field, and publishing again after the change works', async () => {
  const { locations } = await kari.ask.campaigns.searchLocations({ query: 'Norway' });
  const norway = locations.find(({ type }) => type === 'country')!;
  const draft = await prepareCampaign(kari, { title: 'Overlap' });
  const both = [...draft.locations, norway];
  const { version } = await kari.ask.campaigns.update({
    id: draft.id,
    version: draft.version,
    changes: { locations: both },
  });
  const input = { campaignId: draft.id, launchImmediately: false };
  await kari.ask.publications.publish(input);
  await house.runJobs();
  expect((await latest(draft.id))!.problem).toMatchObject({ field: 'locations' });
  expect(await livingTrees(house.practice, 'Overlap')).toHaveLength(0);

  await kari.ask.campaigns.update({ id: draft.id, version, changes: { locations: [norway] } });
  await kari.ask.publications.publish(input);
  await house.runJobs();

  expect(await latest(draft.id)).toMatchObject({ status: 'published' });
  expect(await livingTrees(house.practice, 'Overlap')).toHaveLength(1);
});

test('while Meta asks to slow down, the run waits and goes on by itself', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Throttled' });
  await house.practice.trouble({
    service: 'meta',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 17, subcode: 2446079 },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  expect(await latest(campaign.id)).toMatchObject({
    status: 'waiting',
    waiting: { for: 'slow-down' },
    problem: null,
  });
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingTrees(house.practice, 'Throttled')).toHaveLength(1);
});

test('a dead token ends a run that has made nothing yet, and asks to reconnect', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const campaign = await prepareCampaign(ola, { title: 'Expired' });
  await house.practice.tokens({ state: 'expired' });
  await ola.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();

  const refused = await ola.ask.publications.latest({ campaignId: campaign.id });
  expect(refused).toMatchObject({ status: 'refused' });
  expect(refused!.problem!.title).toContain('reconnect');
  expect((await ola.ask.connections.get())!.broken).toContain('has expired');
  expect(await ola.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });

  await kari.connect();
});

test('a run whose Facebook account is unlinked before it begins ends, and a broken link begins none', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const campaign = await prepareCampaign(ola, { title: 'Unlinked' });
  const input = { campaignId: campaign.id, launchImmediately: true };
  await ola.ask.publications.publish(input);
  await ola.ask.connections.disconnect();

  expect(await house.runJobs()).toEqual([]);

  expect(await ola.ask.publications.latest({ campaignId: campaign.id })).toMatchObject({ status: 'refused' });
  expect(await livingTrees(house.practice, 'Unlinked')).toHaveLength(0);

  await ola.connect();
  await house.practice.tokens({ state: 'expired' });
  await expect(ola.ask.connections.refresh()).rejects.toMatchObject({ code: 'CONNECTION_BROKEN' });
  await expect(ola.ask.publications.publish(input)).rejects.toMatchObject({ code: 'CONNECTION_BROKEN' });
  expect(await ola.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });

  await kari.connect();
});
