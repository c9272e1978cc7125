import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryCause } from '#contract/live/delivery.ts';
import { type Language, languages } from '#contract/people/people.ts';
import { expect, test } from 'vitest';
import { attentionEmail } from './write-attention-email.ts';
import { type Finding, type WrittenCode, writtenCodes, type WrittenReason } from './attention-rules.ts';

const url = 'https://meta.test/billing';
const one = { facebookAdIds: ['1'] };

const reconnect = { code: 'reconnect' as const };
const openAccount = { code: 'open-account' as const, url };
const openBilling = { code: 'open-billing' as const, url };
const openAdsManager = { code: 'open-ads-manager' as const, url };
const cases: Record<WrittenCode, [WrittenReason, DeliveryCause['remedy']]> = {
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
      currency: 'NOK',
      at: '2026-11-23T13:30:00Z',
      timezone: 'Europe/Oslo',
    },
    { code: 'set-brakes', facebookCampaignId: '7' },
  ],
  'brake-gone': [
    { code: 'brake-gone', brake: 'mostPerDayMinor', status: 'gone' },
    { code: 'set-brakes', facebookCampaignId: '7' },
  ],
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
    campaigns: new Map([['7', { name: '<b>Winter</b>', campaignId: undefined }]]),
    publicUrl: 'https://adfjord.test',
  });
}

function findingOf(code: WrittenCode, facebookCampaignId: string | null): Finding {
  const [reason, remedy] = cases[code];
  return { reason, cause: { reason, remedy, metaWords: null }, facebookCampaignId, about: ['1'] };
}

for (const language of languages)
  test.each(writtenCodes)(
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
