import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';

const { house, kari } = await openPublishingHouse();
const { campaigns, publications } = kari.ask;
const titles = async () => (await campaigns.listDrafts()).map(({ title }) => title);

async function forget() {
  await house.ctx.queue.add(house.ctx.db, forgetDrafts, {}, { key: 'now' });
  await house.runJobs();
}

test('a deleted draft is gone everywhere at once', async () => {
  const { id, version, ads } = await prepareCampaign(kari, { title: 'Deleted' });
  expect(await campaigns.remove({ id })).toMatchObject({ removed: true });
  expect(await titles()).not.toContain('Deleted');
  for (const attempt of [
    () => campaigns.get({ id }),
    () => campaigns.update({ id, version, changes: { title: 'Alive' } }),
    () => campaigns.create({ id, title: 'Alive' }),
    () => campaigns.remove({ id }),
    () => campaigns.writeAds({ id }),
    () => campaigns.rewriteAd({ id, ad: ads[0]!, field: null }),
    () => publications.check({ campaignId: id }),
    () => publications.dryRun({ campaignId: id }),
    () => publications.publish({ campaignId: id, launchImmediately: false }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
});

test('within its time it comes back as it was, and asking twice is harmless', async () => {
  const draft = await prepareCampaign(kari, { title: 'Back again' });
  await campaigns.remove({ id: draft.id });
  await forget();
  expect(await campaigns.restore({ id: draft.id })).toEqual(draft);
  expect(await campaigns.restore({ id: draft.id })).toEqual(draft);
  expect(await titles()).toContain('Back again');
});

test('after its time it is forgotten', async () => {
  const { id } = await prepareCampaign(kari, { title: 'Too late' });
  await campaigns.remove({ id });
  await house.passTime(2);
  await expect(campaigns.restore({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  await forget();
  await expect(campaigns.create({ id, title: 'Anew' })).resolves.toMatchObject({ id, title: 'Anew' });
});

test('a neighbour cannot bring it back', async () => {
  const { id } = await campaigns.create({ title: 'Mine' });
  await campaigns.remove({ id });
  const ola = await house.visitor().join();
  await expect(ola.ask.campaigns.restore({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
});

test('what is being published cannot be deleted', async () => {
  const { id } = await prepareCampaign(kari);
  await publications.publish({ campaignId: id, launchImmediately: false });
  await expect(campaigns.remove({ id })).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_EDITABLE' });
});
