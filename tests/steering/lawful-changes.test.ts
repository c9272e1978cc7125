import type { NewAd } from '#contract/live/steering.ts';
import { nothingInIt } from '#contract/compliance/picture.ts';
import type { ShownChange } from '#contract/compliance/shown.ts';
import { complianceVerdicts } from '#server/features/compliance/tables.ts';
import { makePicture, upload, uploadPicture } from '#tests/campaigns.ts';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile } = await openSteerer();
const { liveCampaigns, compliance, campaigns, publications } = kari.ask;
const mediaId = await uploadPicture(kari, '#aa5500');
beforeEach(() => practice.behave());
afterAll(() => house.close());

const words = {
  headline: 'Warm all winter',
  primaryText: 'A plumber looks through your heating before the frost does.',
  description: '',
  callToAction: 'LEARN_MORE',
};
const beer = { ...words, primaryText: 'Kom innom og ta en øl mens du venter.' };
const free = { ...words, primaryText: 'Gratis vask ved kjøp av ny kjele hos oss.' };

async function newTarget() {
  const { id, facebookCampaignId } = await newCampaign();
  const { ads, adSets } = await liveCampaigns.get({ facebookCampaignId });
  const { facebookAdId } = ads.find(({ goneAt }) => goneAt === null)!;
  return { campaignId: id, facebookAdId, facebookAdSetId: adSets[0]!.facebookAdSetId };
}

async function newestVerdict() {
  const [row] = await house.ctx.db
    .select()
    .from(complianceVerdicts)
    .orderBy(desc(complianceVerdicts.judgedAt))
    .limit(1);
  return row!;
}

test('an ad that runs is not given words that the law forbids', async () => {
  const { facebookAdId } = await newTarget();
  await expect(liveCampaigns.rewordAd({ facebookAdId, ...beer })).rejects.toMatchObject({
    code: 'AGAINST_THE_RULES',
    data: {
      findings: [{ ruleId: 'NO-ALKOHOL', level: 'stop', field: 'ads.0.primaryText', quote: 'øl' }],
    },
  });
});

test('for new words that are forbidden, others are offered that are not', async () => {
  const { facebookAdId } = await newTarget();
  const shown: ShownChange = { what: 'wording', facebookAdId, ...beer };
  const [finding] = (await compliance.check({ shown })).findings;
  const field = 'ads.0.primaryText';
  const { text } = await compliance.reword({ shown, findingId: finding!.id, field });
  expect(text).toBe('Kom innom og ta en kaffe mens du venter.');
  const lawful: ShownChange = { ...shown, primaryText: text! };
  expect((await compliance.check({ shown: lawful })).findings).toEqual([]);
});

test('what is asked of new words is answered before they are sent, and kept with what was let through', async () => {
  const { facebookAdId, campaignId } = await newTarget();
  const change: ShownChange = { what: 'wording', facebookAdId, ...free };
  await expect(liveCampaigns.rewordAd({ facebookAdId, ...free })).rejects.toMatchObject({
    code: 'AGAINST_THE_RULES',
  });
  const { findings } = await compliance.check({ shown: change });
  expect(findings).toMatchObject([{ ruleId: 'NO-GRATIS', answer: null }]);
  const note = 'Nothing else to pay.';
  await compliance.answer({ shown: change, findingId: findings[0]!.id, isSo: true, note });
  await meanwhile(liveCampaigns.rewordAd({ facebookAdId, ...free }));
  expect(await newestVerdict()).toMatchObject({
    subject: campaignId,
    act: 'wording',
    shown: { texts: expect.arrayContaining([{ field: 'ads.0.primaryText', text: free.primaryText }]) },
    findings: [{ ruleId: 'NO-GRATIS', answer: { isSo: true, note, by: expect.stringMatching(/./) } }],
    packs: expect.arrayContaining([expect.objectContaining({ name: 'norway' })]),
  });
});

test('new ads are held against the rules, and what is in their pictures is asked first', async () => {
  const { campaignId, facebookAdSetId } = await newTarget();
  const add = (ad: NewAd) => liveCampaigns.addAds({ campaignId, facebookAdSetId, ads: [ad] });
  await expect(add({ ...beer, mediaId })).rejects.toMatchObject({
    data: { findings: [{ ruleId: 'NO-ALKOHOL' }] },
  });
  const untold = (await upload(kari, await makePicture('#123456'))).headers.get('x-media-id')!;
  await expect(add({ ...words, mediaId: untold })).rejects.toMatchObject({
    data: { findings: [{ level: 'ask', field: `mediaIds.${untold}` }] },
  });
  await compliance.tellPicture({ mediaId: untold, told: nothingInIt });
  expect(await meanwhile(add({ ...words, mediaId: untold }))).toMatchObject({ problem: null });
});

test('of other places only what they bring is told', async () => {
  const { facebookAdSetId, facebookAdId } = await newTarget();
  const climate = { ...words, primaryText: 'Our climate neutral heating check.' };
  const change: ShownChange = { what: 'wording', facebookAdId, ...climate };
  const { findings } = await compliance.check({ shown: change });
  for (const { id, level } of findings) {
    expect(level).not.toBe('stop');
    if (level === 'ask')
      await compliance.answer({ shown: change, findingId: id, isSo: true, note: 'Audited.' });
  }
  await meanwhile(liveCampaigns.rewordAd({ facebookAdId, ...climate }));
  const [bergen] = (await campaigns.searchLocations({ query: 'Bergen' })).locations;
  const [stockholm] = (await campaigns.searchLocations({ query: 'Stockholm' })).locations;
  const transparency = { beneficiary: 'Bergen Rør', payer: 'Bergen Rør' };
  await expect(
    liveCampaigns.setLocations({ facebookAdSetId, locations: [bergen!, stockholm!], transparency }),
  ).rejects.toMatchObject({ data: { findings: [{ ruleId: 'EU-GREEN', level: 'stop' }] } });
  const sweden = { type: 'country' as const, key: 'SE', name: 'Sverige', countryCode: 'NO', radiusKm: null };
  // A country is its own key, whatever else is said of it.
  const asNorway: ShownChange = { what: 'places', facebookAdSetId, locations: [{ ...bergen!, ...sweden }] };
  expect((await compliance.check({ shown: asNorway })).findings).toContainEqual(
    expect.objectContaining({ ruleId: 'EU-GREEN' }),
  );
  const there: ShownChange = { what: 'places', facebookAdSetId, locations: [bergen!] };
  expect((await compliance.check({ shown: there })).findings).toEqual([]);
});

test('a form that asks for what it must not is not made', async () => {
  const { pages } = (await kari.ask.connections.get())!;
  const form = {
    pageId: pages[0]!.id,
    name: `Quote ${crypto.randomUUID()}`,
    language: 'Norwegian' as const,
    intro: null,
    questions: ['FULL_NAME' as const],
    ownQuestions: ['Hva er fødselsnummeret ditt?'],
    privacyPolicyUrl: 'https://bergenror.example/personvern',
    thankYou: {
      title: 'Takk!',
      text: 'Vi ringer.',
      button: 'Les mer',
      websiteUrl: 'https://bergenror.example',
    },
  };
  await expect(publications.createLeadForm(form)).rejects.toMatchObject({
    data: { findings: [{ ruleId: 'EU-GDPR', level: 'ask', field: 'ownQuestions.0' }] },
  });
  const shown = { what: 'lead-form' as const, form };
  const { findings } = await compliance.check({ shown });
  await compliance.answer({
    shown,
    findingId: findings[0]!.id,
    isSo: true,
    note: 'Needed by law for loans.',
  });
  expect(await publications.createLeadForm(form)).toMatchObject({ status: 'active' });
});

test('changes of somebody else’s campaigns are not there', async () => {
  const { facebookAdId, facebookAdSetId } = await newTarget();
  const ola = await house.visitor().join();
  const check = (shown: ShownChange) => ola.ask.compliance.check({ shown });
  await expect(check({ what: 'wording', facebookAdId, ...words })).rejects.toMatchObject({
    code: 'AD_NOT_FOUND',
  });
  await expect(check({ what: 'places', facebookAdSetId, locations: [] })).rejects.toMatchObject({
    code: 'AD_SET_NOT_FOUND',
  });
});

test('what is forbidden comes back by no undo, and not by putting back what was changed at Facebook', async () => {
  const { facebookAdId, campaignId } = await newTarget();
  const facebookCampaignId = (await campaigns.get({ id: campaignId })).facebookCampaignId!;
  async function sayAtMeta(message: string) {
    const { meta } = await practice.state();
    const { creative_id: creativeId } = meta.ads.find(({ id }) => id === facebookAdId)!;
    const { object_story_spec: story } = meta.adcreatives.find(({ id }) => id === creativeId)!;
    const { link_data: link } = story as { link_data: object };
    const spec = { ...(story as object), link_data: { ...link, message } };
    await practice.edit(String(creativeId), { object_story_spec: spec }, { by: 'person', isLogged: true });
    await sync();
    await house.passTime(10);
    await sync();
    return (await liveCampaigns.listDrifts({ facebookCampaignId })).drifts[0]!;
  }
  const forbidden = {
    code: 'AGAINST_THE_RULES',
    data: { findings: [{ ruleId: 'NO-ALKOHOL', level: 'stop' }] },
  };
  await house.passTime(30);
  await sync();
  const { id } = await sayAtMeta(beer.primaryText);
  await liveCampaigns.keep({ id });
  const mended = await sayAtMeta(words.primaryText);
  await expect(liveCampaigns.putBack({ id: mended.id })).rejects.toMatchObject(forbidden);
  await liveCampaigns.keep({ id: mended.id });

  await liveCampaigns.keep({ id: (await sayAtMeta(beer.primaryText)).id });
  const reworded = await meanwhile(liveCampaigns.rewordAd({ facebookAdId, ...words }));
  expect(reworded).toMatchObject({ status: 'done', canUndo: true });
  await expect(kari.ask.operations.undo({ id: reworded.id })).rejects.toMatchObject(forbidden);
});

test('what a design would draw into the picture of a new ad is held against the rules', async () => {
  const told = { offerDescription: 'Kom innom og ta en øl mens du venter på oss.' };
  const { id: campaignId, facebookCampaignId } = await newCampaign({ ...told, language: 'Norwegian' });
  const { adSets } = await liveCampaigns.get({ facebookCampaignId });
  const [{ facebookAdSetId }] = adSets as [(typeof adSets)[number]];
  const { mediaIds } = await campaigns.get({ id: campaignId });
  const ad = { ...words, mediaId: mediaIds[0]!, design: 'quote' as const };
  await expect(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads: [ad] })).rejects.toMatchObject({
    data: { findings: [{ ruleId: 'NO-ALKOHOL', level: 'stop', field: 'offerDescription' }] },
  });
});
