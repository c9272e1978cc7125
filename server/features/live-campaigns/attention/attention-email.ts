import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { keyOf } from '#server/platform/catalogue-key.ts';
import type { Finding } from './attention-rules.ts';
import { sayReason, sayRemedy } from './attention-words.ts';
import type { Attention } from './find-attention.ts';

/** The others are counted only: the dashboard names them all. */
const most = 10;

type Told = Pick<Attention, 'findings' | 'broken' | 'adAccountName' | 'campaigns'> & { publicUrl: string };

/** Tells of everything at once that needs attention: what it is, why, and where it is mended. */
export function attentionEmail(locale: Language, told: Told) {
  const { findings } = told;
  const overview = `${told.publicUrl}/dashboard`;
  const entries = findings.slice(0, most).map((finding) => entryOf(finding, { ...told, locale }));
  const { title: first, link } = entries[0]!;
  const others = findings.length - 1;
  const isOne = others === 0;
  const rest = findings.length - entries.length;
  const email = {
    subject: isOne
      ? m.attention_letter_subject({ first }, { locale })
      : m.attention_letter_subject_more({ first, others }, { locale }),
    heading: m.attention_letter_heading({ count: findings.length }, { locale }),
    paragraphs: [m.attention_letter_text({}, { locale })],
    entries: [
      ...(isOne ? entries.map((entry) => ({ ...entry, link: undefined })) : entries),
      ...(rest > 0 ? [{ title: m.attention_letter_more({ others: rest }, { locale }), lines: [] }] : []),
    ],
    action: isOne && link ? link.label : m.attention_letter_action({}, { locale }),
    note: m.attention_letter_note({}, { locale }),
  };
  return composeEmail(email, { language: locale, url: isOne && link ? link.url : overview });
}

interface Reader extends Told {
  locale: Language;
}

function entryOf(finding: Finding, reader: Reader) {
  const { reason, cause } = finding;
  const { locale, broken } = reader;
  const { title, url } = placeOf(finding, reader);
  const remedy = sayRemedy(cause.remedy, locale);
  const lines = [
    sayReason(reason, locale),
    broken && reason.code === 'connection-broken'
      ? m[`connection_broken_${keyOf(broken)}`]({}, { locale })
      : undefined,
    cause.metaWords
      ? m.attention_letter_meta_says({ words: oneLine(cause.metaWords) }, { locale })
      : undefined,
    remedy?.sentence,
  ].filter((line) => line !== undefined);
  return { title, lines, link: remedy && { label: remedy.button, url } };
}

/** What it is called, and where it is mended. */
function placeOf(
  { reason, cause: { remedy }, facebookCampaignId }: Finding,
  { campaigns, adAccountName, publicUrl, locale }: Reader,
): { title: string; url: string } {
  const atMeta = 'url' in remedy ? remedy.url : undefined;
  if (facebookCampaignId === null) {
    const title =
      reason.code === 'connection-broken' ? m.attention_letter_link({}, { locale }) : oneLine(adAccountName);
    return { title, url: atMeta ?? `${publicUrl}/dashboard` };
  }
  const campaign = campaigns.get(facebookCampaignId);
  const path = campaign?.campaignId
    ? `/campaigns/${campaign.campaignId}/details`
    : `/campaigns/meta/${facebookCampaignId}`;
  return { title: oneLine(campaign?.name ?? ''), url: atMeta ?? `${publicUrl}${path}` };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
