import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesignName } from '#contract/designs.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';

const house = await openTestHouse();
const kari = await house.visitor().join();
beforeAll(async () => {
  await kari.connect();
  await house.subscribe(kari);
});
afterAll(() => house.close());

const { compliance, campaigns, auditLog } = kari.ask;
const draft = (campaignId: string) => ({ shown: { what: 'draft' as const, campaignId } });

async function withText(primaryText: string) {
  const draft = await prepareCampaign(kari, { beforePriceMinor: null });
  const ads = draft.ads.map((ad, place) => ({ ...ad, selected: place < 2, primaryText }));
  const { id } = await campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
  return { campaignId: id, ads };
}

test('what is found is told once, with the words, their places, the paragraph and where it stands', async () => {
  const { campaignId, ads } = await withText('Fri frakt? Nei: GR4TIS vask ved kjøp av bil!');
  const { findings, packs } = await compliance.check(draft(campaignId));
  const places = ads.slice(0, 2).map(({ id }) => ({
    field: `ads.${id}.primaryText`,
    span: { start: 16, end: 22 },
  }));
  expect(findings.find(({ ruleId }) => ruleId === 'NO-GRATIS')).toMatchObject({
    pack: 'norway',
    level: 'ask',
    quote: 'GR4TIS',
    places,
    url: expect.stringContaining('lovdata.no'),
    answer: null,
  });
  expect(packs.map(({ name }) => name)).toEqual(['norway', 'eu', 'meta']);
});

test('the last answer to what a rule asks holds', async () => {
  const { campaignId } = await withText('Gratis vask ved kjøp av bil!');
  const { findings } = await compliance.check(draft(campaignId));
  const { id: findingId } = findings.find(({ ruleId }) => ruleId === 'NO-GRATIS')!;
  await compliance.answer({ ...draft(campaignId), findingId, isSo: false, note: '' });
  await house.passTime(1);
  const note = 'The wash comes with every car, nothing else to pay.';
  const answered = await compliance.answer({ ...draft(campaignId), findingId, isSo: true, note });
  expect(answered.findings.find(({ id }) => id === findingId)).toMatchObject({
    answer: { isSo: true, note, by: expect.stringMatching(/./) },
  });
  const [line] = (await auditLog.list({})).lines;
  const question = findings.find(({ id }) => id === findingId)!.text;
  expect(line).toMatchObject({ deed: 'law-answered', to: { isSo: true, note, question } });
});

test('other words are another question', async () => {
  const { campaignId, ads } = await withText('Gratis vask ved kjøp av bil!');
  const { findings } = await compliance.check(draft(campaignId));
  const { id: findingId } = findings.find(({ ruleId }) => ruleId === 'NO-GRATIS')!;
  await compliance.answer({ ...draft(campaignId), findingId, isSo: true, note: '' });
  const { version } = await campaigns.get({ id: campaignId });
  const reworded = ads.map((ad) => ({ ...ad, primaryText: 'Kostnadsfritt ved kjøp av bil!' }));
  await campaigns.update({ id: campaignId, version, changes: { ads: reworded } });
  const after = await compliance.check(draft(campaignId));
  expect(after.findings.find(({ ruleId }) => ruleId === 'NO-GRATIS')).toMatchObject({ answer: null });
});

test('a question that is not asked, and a campaign of somebody else, are not found', async () => {
  const { campaignId } = await withText('Ring oss i dag.');
  const answer = { findingId: 'NO-GRATIS.none', isSo: true, note: '' };
  await expect(compliance.answer({ ...draft(campaignId), ...answer })).rejects.toMatchObject({
    code: 'FINDING_NOT_FOUND',
  });
  const ola = await house.visitor().join();
  const strange = { code: 'CAMPAIGN_NOT_FOUND' };
  await expect(ola.ask.compliance.check(draft(campaignId))).rejects.toMatchObject(strange);
  await expect(ola.ask.compliance.answer({ ...draft(campaignId), ...answer })).rejects.toMatchObject(strange);
});

test('what a design draws into a picture is read as an ad is, and nothing else of the offer', async () => {
  const offerDescription = 'Kom innom og ta en øl mens du venter på oss.';
  const draft = await prepareCampaign(kari, { language: 'Norwegian', offerDescription });
  const [mediaId] = draft.mediaIds as [string];
  const struckIn = async (design: DesignName) => {
    const { version } = await campaigns.get({ id: draft.id });
    await campaigns.update({ id: draft.id, version, changes: { designs: [{ mediaId, design }] } });
    const { findings } = await compliance.check({ shown: { what: 'draft', campaignId: draft.id } });
    return findings.filter(({ level }) => level === 'stop').map(({ places }) => places[0]!.field);
  };
  expect(await struckIn('dark')).toEqual([]);
  expect(await struckIn('quote')).toEqual(['offerDescription']);
});
