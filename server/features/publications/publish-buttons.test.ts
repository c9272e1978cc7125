import { randomUUID } from 'node:crypto';
import { callsToAction } from '#contract/campaigns/ads.ts';
import { callsToActionFor } from '#contract/campaigns/call-to-action.ts';
import { objectives, type CampaignFields, type Objective } from '#contract/campaigns/campaign.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { livingTrees } from '#tests/publishing/living-trees.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();

/** What a campaign with this objective needs beside the rest. */
async function fieldsFor(objective: Objective): Promise<Partial<CampaignFields>> {
  if (objective === 'leads') return { objective, leadFormId: quoteForm, facebookPageId: plumberPage };
  if (objective === 'traffic') return { objective };
  const connection = await kari.ask.connections.get();
  const account = connection!.adAccounts.find(({ currency, status }) => currency === 'NOK' && status === 1)!;
  const { pixels } = await kari.ask.campaigns.listPixels({ adAccountId: account.id });
  return { objective, pixelId: pixels[0]!.id };
}

test.each(objectives)('every button that is offered for %s is taken by Meta', async (objective) => {
  const title = `All buttons for ${objective}`;
  const draft = await prepareCampaign(kari, { ...(await fieldsFor(objective)), title });
  const [like] = draft.ads;
  const ads = callsToActionFor(objective).map((callToAction) => ({
    ...like!,
    id: randomUUID(),
    headline: `The button ${callToAction}`,
    callToAction,
    selected: true,
  }));
  await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
  await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
  await house.runJobs();

  expect(await latest(draft.id)).toMatchObject({ status: 'published', problem: null });
  const [tree] = await livingTrees(house.practice, title);
  expect(tree!.ads).toHaveLength(ads.length);
});

test.each(objectives)(
  'a campaign for %s is published with all of its ads as they were written',
  async (objective) => {
    const title = `As written for ${objective}`;
    const draft = await prepareCampaign(kari, { ...(await fieldsFor(objective)), title });
    const ads = draft.ads.map((ad) => ({ ...ad, selected: true }));
    await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
    await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
    await house.runJobs();
    expect(await latest(draft.id)).toMatchObject({ status: 'published', problem: null });
  },
);

test.each(objectives)(
  'a button that is not possible for %s is refused with those that are',
  async (objective) => {
    const { id, version, ads } = await prepareCampaign(kari, await fieldsFor(objective));
    const possible = callsToActionFor(objective);
    for (const callToAction of callsToAction.filter((button) => !possible.includes(button))) {
      const changes = { ads: ads.map((ad, place) => (place === 2 ? { ...ad, callToAction } : ad)) };
      await expect(kari.ask.campaigns.update({ id, version, changes })).rejects.toMatchObject({
        code: 'BUTTON_NOT_POSSIBLE',
        defined: true,
        data: { ad: 3, callToAction, possible },
      });
    }
  },
);

test('an ad whose button the new objective does not know is shown and published with the nearest', async () => {
  const { id, version, ads } = await prepareCampaign(kari, { title: 'Booked on a form' });
  const booking = ads.map((ad) => ({ ...ad, callToAction: 'BOOK_NOW' as const }));
  const before = await kari.ask.campaigns.update({ id, version, changes: { ads: booking } });
  const changes = await fieldsFor('leads');
  const after = await kari.ask.campaigns.update({ id, version: before.version, changes });
  expect(after.ads.map(({ callToAction }) => callToAction)).toEqual(Array(6).fill('SIGN_UP'));

  await kari.ask.publications.publish({ campaignId: id, launchImmediately: false });
  await house.runJobs();
  expect(await latest(id)).toMatchObject({ status: 'published', problem: null });
});

test('an ad that Meta refuses is named, with the way to its field', async () => {
  const draft = await prepareCampaign(kari, { title: 'One bad ad' });
  const ads = draft.ads.map((ad, place) => ({ ...ad, selected: place === 2 || place === 4 }));
  await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
  const trouble = { kind: 'error', status: 400, code: 100, subcode: 1487390 };
  await house.practice.trouble({ service: 'meta', path: 'adcreatives', times: 1, trouble });
  const input = { campaignId: draft.id, launchImmediately: false };
  await kari.ask.publications.publish(input);
  await house.runJobs();

  expect((await latest(draft.id))!.problem).toMatchObject({ ad: 3, field: `ads.${ads[2]!.id}.headline` });

  await house.practice.trouble({ service: 'meta', path: 'adcreatives', times: 1, trouble });
  const { problems } = await kari.ask.publications.dryRun({ campaignId: draft.id });
  expect(problems).toMatchObject([{ ad: 3, field: `ads.${ads[2]!.id}.headline` }]);
});
