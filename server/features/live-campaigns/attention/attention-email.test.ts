import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryCause } from '#contract/live/delivery.ts';
import type { Drift } from '#contract/live/drifts.ts';
import { type Language, languages } from '#contract/people/people.ts';
import { expect, test } from 'vitest';
import { sayDrift } from './attention-words.ts';
import { attentionEmail } from './write-attention-email.ts';
import {
  type ChangedReason,
  driftFindings,
  type Finding,
  type WrittenCode,
  writtenCodes,
  type WrittenReason,
} from './attention-rules.ts';

const url = 'https://meta.test/billing';
const one = { facebookAdIds: ['1'] };

const reconnect = { code: 'reconnect' as const };
const openAccount = { code: 'open-account' as const, url };
const openBilling = { code: 'open-billing' as const, url };
const lostBrake = {
  code: 'brake-gone' as const,
  brake: 'mostPerDayMinor' as const,
  status: 'gone' as const,
  amountMinor: 35_000,
  currency: 'NOK',
  limitMinor: null,
};
const openAdsManager = { code: 'open-ads-manager' as const, url };
type DeliveryCode = Exclude<WrittenCode, ChangedReason['code']>;
const cases: Record<DeliveryCode, [WrittenReason, DeliveryCause['remedy']]> = {
  'connection-broken': [{ code: 'connection-broken' }, reconnect],
  'account-disabled': [{ code: 'account-disabled' }, openAccount],
  'account-unsettled': [{ code: 'account-unsettled' }, openBilling],
  'account-without-payment': [{ code: 'account-without-payment' }, openBilling],
  'account-in-review': [{ code: 'account-in-review' }, openAccount],
  'account-closed': [{ code: 'account-closed' }, openAccount],
  'ads-refused': [
    { code: 'ads-refused', ...one },
    { code: 'fix-ads', ...one },
  ],
  'ads-with-issues': [{ code: 'ads-with-issues', ...one }, openAdsManager],
  'with-issues': [{ code: 'with-issues' }, openAdsManager],
  braked: [
    {
      code: 'braked',
      brake: 'mostPerDayMinor',
      objective: 'leads',
      spentMinor: 35_000,
      readMinor: null,
      currency: 'NOK',
      at: '2026-11-23T13:30:00Z',
      timezone: 'Europe/Oslo',
    },
    { code: 'set-brakes', facebookCampaignId: '7' },
  ],
  'brake-gone': [lostBrake, { code: 'set-brakes', facebookCampaignId: '7' }],
  silent: [{ code: 'silent', since: null }, openAdsManager],
};

/** What the pages call it. */
function wordOf(code: string): string {
  if (code === 'braked') return 'braked_per_day';
  return code === 'silent' ? 'silent_ever' : code.replaceAll('-', '_');
}

/** What a brake did at half past two in Oslo. */
function filled(sentence: string, language: Language): string {
  return sentence
    .replace('{time}', '14:30')
    .replace('{day}', language === 'en' ? '23 November' : '23. november')
    .replace('{brake}', language === 'en' ? 'NOK 350 a day' : '350 kr per dag')
    .replace('{amount}', language === 'en' ? 'NOK 350' : '350 kr');
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

type Message = string | { match: Record<string, string> }[];

/** What the pages say, in the singular. */
async function pageWords(language: Language): Promise<(name: string) => string> {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'messages');
  const messages = JSON.parse(await readFile(join(folder, language, 'live-delivery.json'), 'utf8')) as Record<
    string,
    Message
  >;
  return (name) => {
    const message = messages[name]!;
    return typeof message === 'string' ? message : message[0]!.match['countPlural=one']!;
  };
}

function emailAbout(language: Language, findings: Finding[]) {
  return attentionEmail(language, {
    findings,
    broken: null,
    adAccountName: 'Ad account\nin kroner',
    campaigns: new Map([
      ['7', { name: '<b>Winter</b>', campaignId: undefined, dailyBudgetMinor: 15_000, currency: 'NOK' }],
    ]),
    linkTo: (path: string) => `https://adfjord.test${path}`,
  });
}

function findingOf(code: DeliveryCode, facebookCampaignId: string | null): Finding {
  const [reason, remedy] = cases[code];
  return { reason, cause: { remedy, metaWords: null }, facebookCampaignId, about: ['1'] };
}

for (const language of languages)
  test.each(Object.keys(cases) as DeliveryCode[])(
    `%s is told in ${language} as on the pages, with the way that mends it`,
    async (code) => {
      const words = await pageWords(language);
      const { text, subject } = await emailAbout(language, [findingOf(code, null)]);
      const [reason, remedy] = cases[code];
      expect(spaced(text)).toContain(filled(words(`delivery_why_${wordOf(reason.code)}`), language));
      expect(text).toContain(`${words(`delivery_mend_${wordOf(remedy!.code)}`)}:\nhttps://`);
      expect(subject).toMatch(language === 'en' ? /^Needs attention: ./ : /^Trenger oppmerksomhet: ./);
    },
  );

const drift: Drift = {
  id: '0a8f4a5e-96c4-4c44-a4cd-0b0f0a6b3a01',
  facebookCampaignId: '7',
  objectId: '8',
  objectType: 'ad-set',
  objectName: 'Ad set',
  field: 'daily-budget',
  turn: { code: 'amount', from: 15_000, to: 150_000 },
  concern: 'money',
  currency: 'NOK',
  who: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  changedAt: null,
  seenAt: '2026-11-23T12:00:00.000Z',
  worstDay: { fromMinor: 26_250, toMinor: 262_500 },
  notPutBack: null,
};

test('what was changed at Meta is told with who did it, what it may cost and where it is put back', async () => {
  const english = await emailAbout('en', driftFindings([drift]));
  expect(english.subject).toBe('Needs attention: <b>Winter</b>');
  const said = english.text.replaceAll('\u00A0', ' ');
  expect(said).toContain('Something was changed at Meta, and not from here.');
  expect(said).not.toContain('Ads are not shown as they should be');
  expect(said).toContain('Dag Berge raised the daily budget from NOK 150 to NOK 1,500.');
  expect(said).toContain('A day may now cost up to NOK 2,625, up from NOK 263.');
  expect(said).toContain('See the change:\nhttps://adfjord.test/campaigns/meta/7');
  const music = { code: 'features' as const, on: ['music'], off: [] };
  const meta = { kind: 'meta' as const, name: 'Meta', tool: '', isSure: false };
  const features = {
    ...drift,
    field: 'creative' as const,
    objectType: 'ad' as const,
    objectName: 'Annonse 2',
  };
  const { text } = await emailAbout(
    'nb',
    driftFindings([
      { ...features, turn: music, concern: 'brand', who: meta, worstDay: null, notPutBack: 'creative' },
    ]),
  );
  expect(text).toContain('Meta (trolig) slo på musikk for Annonse 2.');
  expect(text).toContain('den kan ikke lages på nytt herfra');
});

test('a new name is told with the old one', async () => {
  const renamed = {
    ...drift,
    objectType: 'ad' as const,
    objectName: 'Theirs',
    field: 'name' as const,
    turn: { code: 'renamed' as const, from: 'Ad 1', to: 'Theirs' },
  };
  expect(sayDrift(renamed, 'en')).toBe('Dag Berge renamed “Ad 1” to “Theirs”.');
  expect(sayDrift(renamed, 'nb')).toBe('Dag Berge ga «Ad 1» det nye navnet «Theirs».');
});

test('what makes a day dearer comes first and is never cut off, whatever else there is', async () => {
  const findings = [
    ...Array.from({ length: 12 }, () => findingOf('ads-refused', '7')),
    ...driftFindings([
      {
        ...drift,
        concern: 'brand',
        turn: { code: 'features', on: ['music'], off: [] },
        field: 'creative',
        worstDay: null,
      },
      {
        ...drift,
        turn: { code: 'amount', from: 15_000, to: 20_000 },
        worstDay: { fromMinor: 26_250, toMinor: 35_000 },
      },
      drift,
    ]),
  ];
  const { text } = await emailAbout('en', findings);
  const [, first, second] = text.replaceAll('\u00A0', ' ').split('\n\n* ');
  expect(first).toContain('from NOK 150 to NOK 1,500');
  expect(second).toContain('from NOK 150 to NOK 200');
  expect(text.indexOf('Something was changed at Meta')).toBeLessThan(text.indexOf('Ads are not shown'));
});

test('it opens with what happened, and says what a day may cost', async () => {
  const braked = findingOf('braked', '7');
  const one = await emailAbout('en', [braked]);
  expect(spaced(one.text)).toContain(
    'A safety stop did its work: Meta paused a campaign, and it spends nothing more until you switch it on.',
  );
  expect(one.text).not.toContain('Ads are not shown');
  expect(spaced(one.text)).toContain('While it is on, a day may cost up to NOK 263.');
  expect(one.text).toContain('Change safety stop:\nhttps://adfjord.test/campaigns/meta/7#brakes');
  const two = await emailAbout('nb', [braked, { ...braked, facebookCampaignId: '8' }]);
  expect(two.text).toContain('Sikkerhetsstopp gjorde jobben sin: Meta satte 2 kampanjer på pause');
  const gone = await emailAbout('en', [findingOf('brake-gone', '7')]);
  expect(gone.text).toContain('One of your safety stops no longer holds at Meta.');
  expect(gone.text).toContain('Nothing else at Meta stops the campaign at that amount.');
  const broken = await emailAbout('en', [findingOf('connection-broken', null)]);
  expect(broken.text).toContain('We can no longer see whether your ads are shown.');
});

test('what only a name or a pause is about is not written of', () => {
  expect(driftFindings([{ ...drift, concern: 'none' }])).toEqual([]);
  expect(Object.keys(cases).length + 2).toBe(writtenCodes.length);
});

test('names of others stay words, and ten of many are named', async () => {
  const { html, text, subject } = await emailAbout(
    'en',
    Array.from({ length: 12 }, () => findingOf('ads-refused', '7')),
  );
  expect(html).toContain('&lt;b&gt;Winter&lt;/b&gt;');
  expect(subject).toBe('Needs attention: <b>Winter</b> and 11 more');
  expect(text.match(/\* <b>Winter/g)).toHaveLength(10);
  expect(text).toContain('* and 2 more');
  expect(text).toContain('https://adfjord.test/campaigns/meta/7');
  expect(text).toContain('See what needs attention:\nhttps://adfjord.test/dashboard');
});
