import { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { ShownChange } from '#contract/compliance/shown.ts';
import { answerLaw } from '#tests/campaigns.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { openSteerer } from '#tests/steering/steerer.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const { house, kari, template, newCampaign, meanwhile } = await openSteerer();
const usual = CampaignFields.parse(template);
const { compliance, campaigns, liveCampaigns } = kari.ask;
afterAll(() => house.close());

const pdfOf = (subject: string, visitor = kari, wish = '') =>
  visitor.fetch(`/exports/compliance/${subject}.pdf${wish}`);

async function textOf(subject: string, wish = ''): Promise<string> {
  const answer = await pdfOf(subject, kari, wish);
  expect(answer.status).toBe(200);
  return textOfPdf(await answer.bytes());
}
/** As it is read, whatever line it stands in. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

test('what was published is told with what was looked at, asked and answered, by whom and by which rules', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const report = await compliance.report({ subject: id });
  expect(report).toMatchObject({ subject: id, draft: null, verdictCount: 1 });
  const [verdict] = report.verdicts;
  expect(verdict).toMatchObject({ act: 'publication', by: 'Kari Nordmann', keyName: null });
  expect(verdict!.lookedAt).toMatchObject({ countryCodes: ['NO'], ageFrom: 25, ageTo: 65 });
  expect(verdict!.lookedAt.texts.map(({ label }) => label)).toContain('Ad 1, headline');
  expect(verdict!.lookedAt.pictures).toMatchObject([{ text: expect.stringContaining('No people') }]);
  const price = verdict!.findings.find(({ ruleId }) => ruleId === 'NO-FORPRIS')!;
  expect(price.answer).toMatchObject({ isSo: true, note: 'As in the shop.', by: 'Kari Nordmann' });
  expect(report.answers.map(({ question }) => question)).toContain(price.text);
  // Each rule can be read by, with all it may say.
  const ofNorway = report.rules.filter(({ pack }) => pack === 'norway');
  expect(verdict!.packs).toContainEqual({
    name: 'norway',
    version: ofNorway[0]!.version,
    rules: ofNorway.length,
  });
  expect(report.rules.filter(({ asks }) => asks.length === 0)).toEqual([]);
  expect(report.rules.find(({ id }) => id === price.ruleId)).toMatchObject({
    law: price.law,
    asks: expect.arrayContaining([expect.stringContaining('Is … still right?')]),
  });
  // By Meta's id it is the same.
  expect((await compliance.report({ subject: facebookCampaignId })).subject).toBe(id);
});

test('other words of an ad that runs are told above it, and an answer that was replaced stays', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  const { facebookAdId } = ads.find(({ goneAt }) => goneAt === null)!;
  const words = {
    headline: 'Warm all winter',
    primaryText: 'Gratis vask ved kjøp av ny kjele hos oss.',
    description: '',
  };
  const shown: ShownChange = { what: 'wording', facebookAdId, ...words };
  const { findings } = await compliance.check({ shown });
  const findingId = findings.find(({ level }) => level === 'ask')!.id;
  await compliance.answer({ shown, findingId, isSo: false });
  await house.passTime(1);
  await compliance.answer({ shown, findingId, isSo: true, note: 'Nothing else to pay.' });
  await meanwhile(liveCampaigns.rewordAd({ facebookAdId, ...words, callToAction: 'LEARN_MORE' }));
  const { verdicts, answers } = await compliance.report({ subject: id });
  expect(verdicts.map(({ act }) => act)).toEqual(['wording', 'publication']);
  const given = answers.filter(({ quote }) => quote.toLowerCase() === 'gratis');
  expect(given).toMatchObject([
    { isSo: true, note: 'Nothing else to pay.', isReplaced: false },
    { isSo: false, isReplaced: true },
  ]);
});

test('what a program did is told with the name of its key', async () => {
  const { id } = await campaigns.create({ ...usual, title: 'By key' });
  await answerLaw(kari, id);
  const { key } = await kari.makeKey({ name: 'Builder', access: 'write' });
  const published = await house.visitor().fetch('/api/functions/meta-publish-campaign', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ campaignId: id, launchImmediately: false }),
  });
  expect(published.status).toBeLessThan(300);
  expect((await compliance.report({ subject: id })).verdicts).toMatchObject([{ keyName: 'Builder' }]);
  expect(flat(await textOf(id))).toContain('with the key “Builder”');
});

test('a draft is told as it stands now, and what was answered stays when it is gone', async () => {
  const { id } = await campaigns.create({ ...usual, title: 'Not yet' });
  const { draft, verdicts } = await compliance.report({ subject: id });
  expect(verdicts).toEqual([]);
  expect(draft!.findings.map(({ ruleId }) => ruleId)).toContain('NO-FORPRIS');
  await answerLaw(kari, id);
  await campaigns.remove({ id });
  const gone = await compliance.report({ subject: id });
  expect(gone).toMatchObject({ title: null, draft: null });
  expect(gone.answerCount).toBeGreaterThan(0);
  expect(flat(await textOf(id))).toContain('A campaign that is gone');
});

test('what a lead form says is told with the campaign that uses it', async () => {
  const { pages } = (await kari.ask.connections.get())!;
  const form = await kari.ask.publications.createLeadForm({
    pageId: pages[0]!.id,
    name: `Quote ${crypto.randomUUID()}`,
    language: 'Norwegian',
    intro: null,
    questions: ['FULL_NAME'],
    ownQuestions: ['Hva trenger du hjelp til?'],
    privacyPolicyUrl: 'https://bergenror.example/personvern',
    thankYou: {
      title: 'Takk!',
      text: 'Vi ringer.',
      button: 'Les mer',
      websiteUrl: 'https://bergenror.example',
    },
  });
  const { id } = await campaigns.create({ ...usual, objective: 'leads', leadFormId: form.id });
  const { verdicts } = await compliance.report({ subject: id });
  expect(verdicts).toMatchObject([
    {
      act: 'lead-form',
      lookedAt: { texts: expect.arrayContaining([expect.objectContaining({ text: 'Vi ringer.' })]) },
    },
  ]);
});

test('a neighbour’s report is not found, nor is one of nothing, and nothing odd is a mistake of ours', async () => {
  const { id, facebookCampaignId } = await newCampaign();
  const ola = await house.visitor().join();
  for (const subject of [id, facebookCampaignId, crypto.randomUUID(), '1']) {
    await expect(ola.ask.compliance.report({ subject })).rejects.toMatchObject({
      code: 'CAMPAIGN_NOT_FOUND',
    });
    expect((await pdfOf(subject, ola)).status).toBe(404);
  }
  expect((await pdfOf(id, house.visitor())).status).toBe(401);
  for (const odd of ['%00', 'a%2fb', 'x'.repeat(60), '..', `${id}%ED%A0%BD`])
    expect((await pdfOf(odd)).status).toBeLessThan(500);
});

test('of very many only the newest are told, with how many there are', async () => {
  const { id } = await newCampaign();
  await house.ctx.db.execute(sql`
    insert into compliance_verdicts (workspace_id, subject, act, packs, shown, findings, person_id, judged_at)
    select workspace_id, subject, act, packs, shown, findings, person_id, judged_at - place * interval '1 day'
    from compliance_verdicts, generate_series(1, 120) as place where subject = ${id}`);
  const report = await compliance.report({ subject: id });
  expect([report.verdicts.length, report.verdictCount]).toEqual([100, 121]);
  expect(report.verdicts[0]!.at > report.verdicts[1]!.at).toBe(true);
});

test('the PDF says the same in the language of whoever reads it, with its sources, and what no font draws breaks nothing', async () => {
  const name = 'Blåbær & Łukasz «Ås» 🔥👩‍🔧 \u202eЖ';
  const { id } = await campaigns.create({ ...usual, title: name });
  await answerLaw(kari, id);
  await kari.ask.people.update({ language: 'nb' });
  const answer = await pdfOf(id, kari, '?timeZone=Europe/Oslo');
  await kari.ask.people.update({ language: 'en' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*_law_\d{4}-\d\d-\d\d\.pdf$/),
    'x-content-type-options': 'nosniff',
  });
  const bytes = await answer.bytes();
  const source = Buffer.from(bytes).toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source).toContain('/Lang (nb)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('https://lovdata.no/');
  const text = flat(textOfPdf(bytes));
  expect(text).toContain('Juridisk rapport: Blåbær & Ł ukasz «Ås» ?? ?');
  expect(text).toContain('Utkastet slik det er nå');
  expect(text).toContain('Kari Nordmann svarte ja');
  expect(text).toContain('ikke juridisk rådgivning');
  expect(text).toMatch(/Side 1 av \d/);
  expect(text).toContain('Tegn som denne skriften ikke har, vises som ?.');
});
