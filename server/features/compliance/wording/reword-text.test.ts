import type { Finding } from '#contract/compliance/finding.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
const kari = await house.visitor().join();
beforeAll(async () => {
  await kari.connect();
  await house.subscribe(kari);
});
beforeEach(async () => {
  await house.practice.behave();
  await house.practice.turn({ writer_keeps_law: 'always' });
});
afterAll(() => house.close());

const { campaigns, compliance } = kari.ask;

/** A draft whose first ad says this, and what a rule finds in it. */
async function withText(primaryText: string, ruleId: string) {
  const draft = await prepareCampaign(kari, { beforePriceMinor: null, language: 'Norwegian' });
  const ads = draft.ads.map((ad, place) => (place === 0 ? { ...ad, primaryText } : ad));
  const saved = await campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
  const { findings } = await compliance.check({ shown: { what: 'draft', campaignId: draft.id } });
  const finding = findings.find((each) => each.ruleId === ruleId)!;
  const field = `ads.${ads[0]!.id}.primaryText`;
  return {
    saved,
    finding,
    order: { shown: { what: 'draft', campaignId: draft.id } as const, findingId: finding.id, field },
  };
}
const inTrouble = (times: number, trouble: object) =>
  house.practice.trouble({ service: 'writer', times, trouble });
const beer = 'Kom innom og ta en øl mens du venter på bilen.';

test('what is forbidden is said so that it is allowed, and nothing is saved', async () => {
  const { saved, finding, order } = await withText(beer, 'NO-ALKOHOL');
  const { text, instead } = await compliance.reword(order);
  expect(instead).toBe(beer);
  expect(text).toBe('Kom innom og ta en kaffe mens du venter på bilen.');
  expect(await campaigns.get({ id: saved.id })).toEqual(saved);

  const ads = saved.ads.map((ad, place) => (place === 0 ? { ...ad, primaryText: text! } : ad));
  await campaigns.update({ id: saved.id, version: saved.version, changes: { ads } });
  const { findings } = await compliance.check({ shown: { what: 'draft', campaignId: saved.id } });
  expect(findings.map(({ id }) => id)).not.toContain(finding.id);
});

test('a question is worded away as well, until it is answered with yes', async () => {
  const { order } = await withText('Gratis vask ved kjøp av ny bil hos oss.', 'NO-GRATIS');
  const { text } = await compliance.reword(order);
  expect(text).toBe('Inkludert vask ved kjøp av ny bil hos oss.');
  const answer = { isSo: true, note: 'The wash comes with every car.' };
  await compliance.answer({ shown: order.shown, findingId: order.findingId, ...answer });
  await expect(compliance.reword(order)).rejects.toMatchObject({ code: 'FINDING_NOT_FOUND' });
});

test('an ad that is not chosen yet is helped as well', async () => {
  const { saved, order } = await withText(beer, 'NO-ALKOHOL');
  const ads = saved.ads.map((ad) => ({ ...ad, selected: false }));
  await campaigns.update({ id: saved.id, version: saved.version, changes: { ads } });
  expect((await compliance.reword(order)).text).toContain('kaffe');
});

test('what the writer says is held against the same rules, and it is told once what was wrong', async () => {
  const { order } = await withText('Ta en pils mens du venter på bilen.', 'NO-ALKOHOL');
  await house.practice.turn({ writer_keeps_law: 'once-told' });
  expect(await compliance.reword(order)).toMatchObject({ text: 'Ta en kaffe mens du venter på bilen.' });
});

test('a writer that never says it lawfully offers nothing', async () => {
  const { saved, order } = await withText(beer, 'NO-ALKOHOL');
  await house.practice.turn({ writer_keeps_law: 'never' });
  expect(await compliance.reword(order)).toEqual({ text: null, instead: beer });
  expect(await campaigns.get({ id: saved.id })).toEqual(saved);
});

test('where nothing is left once the forbidden is gone, that is the answer', async () => {
  const { order } = await withText('Casino og odds hele kvelden.', 'NO-SPILL');
  expect(await compliance.reword(order)).toMatchObject({ text: null });
});

test('a writer that is down, overloaded or answers no text is told in plain words', async () => {
  const { order } = await withText(beer, 'NO-ALKOHOL');
  await inTrouble(1, { kind: 'error', status: 529, code: 529 });
  await expect(compliance.reword(order)).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE', defined: true });
  await inTrouble(1, { kind: 'error', status: 429, code: 429, headers: { 'retry-after': '17' } });
  const busy = { code: 'WRITER_BUSY', data: { seconds: 17 } };
  await expect(compliance.reword(order)).rejects.toMatchObject(busy);
  await inTrouble(2, { kind: 'truncated' });
  await expect(compliance.reword(order)).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' });
  await house.practice.behave();
  expect((await compliance.reword(order)).text).toContain('kaffe');
});

test('other words are offered for a text of an ad in which that was found, and to nobody else', async () => {
  const { saved, order } = await withText(beer, 'NO-ALKOHOL');
  const refused = { code: 'FINDING_NOT_FOUND' };
  const headline = `ads.${saved.ads[0]!.id}.headline`;
  await expect(compliance.reword({ ...order, field: headline })).rejects.toMatchObject(refused);
  await expect(compliance.reword({ ...order, findingId: 'NO-ALKOHOL.none' })).rejects.toMatchObject(refused);
  await expect(compliance.reword({ ...order, field: 'productService' })).rejects.toMatchObject(refused);
  const ola = await house.visitor().join();
  const strange = { code: 'CAMPAIGN_NOT_FOUND' };
  await expect(ola.ask.compliance.reword(order)).rejects.toMatchObject(strange);
});

test.each([
  ['intro.headline', { intro: { headline: 'Vinn en øl', text: '' } }],
  ['ownQuestions.0', { ownQuestions: ['Liker du øl?'] }],
  ['thankYou.text', { thankYou: { title: 'Takk', text: 'Vi byr på øl.', button: 'Lukk' } }],
])('a text of a lead form is worded as well, before there is one: %s', async (field, words) => {
  const form = {
    pageId: '1',
    language: 'Norwegian' as const,
    intro: null,
    questions: [],
    ownQuestions: [],
    privacyPolicyUrl: 'https://bergenror.example/privacy',
    thankYou: { title: 'Takk', text: 'Vi ringer deg.', button: 'Lukk' },
    ...words,
  };
  const shown = { what: 'lead-form', form } as const;
  const { findings } = await compliance.check({ shown });
  const finding = findings.find(({ ruleId }) => ruleId === 'NO-ALKOHOL')!;
  const { text } = await compliance.reword({ shown, findingId: finding.id, field });
  expect(text).toContain('kaffe');
});

test('after the trial nothing is worded any more', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const { id, version, ads } = await prepareCampaign(ola, { beforePriceMinor: null });
  const [first, ...others] = ads;
  const changes = { ads: [{ ...first!, primaryText: beer }, ...others] };
  await ola.ask.campaigns.update({ id, version, changes });
  await house.passTime(15 * 24 * 60);
  await ola.signIn();
  const { findings } = await ola.ask.compliance.check({ shown: { what: 'draft', campaignId: id } });
  const { id: findingId, places }: Finding = findings.find(({ ruleId }) => ruleId === 'NO-ALKOHOL')!;
  const order = { shown: { what: 'draft', campaignId: id } as const, findingId, field: places[0]!.field };
  await expect(ola.ask.compliance.reword(order)).rejects.toMatchObject({ code: 'TRIAL_ENDED' });
});
