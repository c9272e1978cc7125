import { listMembers } from '#server/features/workspaces/member-queries.ts';
import { tellMember } from '#server/features/workspaces/tell-member.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineClockJob, defineJob } from '#server/job.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { z } from 'zod';
import {
  forgetBrokenLink,
  forgetMended,
  isReadFirst,
  listLinksToNote,
  takeUntoldFindings,
} from './attention-queries.ts';
import { findAttention, type Attention } from './find-attention.ts';
import { roundMoneyText } from '#contract/currencies.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import type { Drift } from '#contract/live/drifts.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import { keyOf } from '#server/platform/catalogue-key.ts';
import { type Finding, isOfWatch, moreADay, type WrittenReason } from './attention-rules.ts';
import { sayReason, sayRemedy, sayStandIn, sayWorstDay } from './attention-words.ts';

/** Writes one email about everything that needs attention and was not told of yet, and forgets what was mended. */
export const writeAttentionEmail = defineJob({
  name: 'write-attention-letter',
  payload: z.object({ workspaceId: KeptWorkspaceId }),

  async run(ctx, { workspaceId }) {
    const attention = await findAttention(ctx, workspaceId);
    await ctx.db.transaction(async (tx) => {
      if (!attention?.isLinkBroken) await forgetBrokenLink(tx, workspaceId);
      if (!attention) return;
      const { adAccountId, lasting } = attention;
      if (adAccountId && lasting) await forgetMended(tx, workspaceId, { adAccountId, lasting });
      const at = new Date(ctx.now());
      const findings = await takeUntoldFindings(tx, workspaceId, { ...attention, at });
      // What an ad account shows when it is first read did not happen now, and somebody sits before it; what was published from here did.
      const isOld = adAccountId !== undefined && (await isReadFirst(tx, workspaceId, adAccountId));
      const isOurs = (id: string | null) =>
        id !== null && attention.campaigns.get(id)?.campaignId !== undefined;
      const told = findings.filter(
        ({ reason, facebookCampaignId }) =>
          !isOld || reason.code === 'connection-broken' || isOurs(facebookCampaignId),
      );
      if (told.length === 0) return;
      for (const to of await listMembers(tx, workspaceId, 'steer')) {
        const linkTo = pagesOf(ctx.settings.publicUrl, workspaceId);
        const message = await attentionEmail(to.language, { ...attention, findings: told, linkTo });
        await tellMember({ ...ctx, db: tx }, workspaceId, { to, message });
      }
    });
  },

  giveUp: 'a letter about what needs attention could not be written',
});

/** A link breaks at whatever is asked of Facebook, and after that nothing is read. Done by the clock. */
export const noteBrokenLinks = defineClockJob({
  name: 'note-broken-links',
  async run({ db, queue }: AppContext) {
    for (const workspaceId of await listLinksToNote(db))
      await queue.add(db, writeAttentionEmail, { workspaceId }, { key: workspaceId });
  },
});

/** The others are counted only: the dashboard names them all. */
const most = 10;

type Told = Pick<Attention, 'findings' | 'broken' | 'adAccountName' | 'campaigns'> & {
  /** Where a page of ours lies. */
  linkTo: (path: string) => string;
};

/** Tells of everything at once that needs attention: what it is, why, and where it is mended. */
export function attentionEmail(locale: Language, told: Told) {
  const findings = told.findings.toSorted((one, other) => moreADay(other) - moreADay(one));
  const overview = told.linkTo('/dashboard');
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
    paragraphs: paragraphsOf(findings, locale),
    entries: [
      ...(isOne ? entries.map((entry) => ({ ...entry, link: undefined })) : entries),
      ...(rest > 0 ? [{ title: m.attention_letter_more({ others: rest }, { locale }), lines: [] }] : []),
    ],
    action: isOne && link ? link.label : m.attention_letter_action({}, { locale }),
    note: m.attention_letter_note({}, { locale }),
  };
  return composeEmail(email, { language: locale, url: isOne && link ? link.url : overview });
}

const openings: Record<string, (words: { count: number }, options: { locale: Language }) => string> = {
  braked: m.attention_letter_text_braked,
  'brake-gone': m.attention_letter_text_brake_gone,
  'brake-refused': m.attention_letter_text_brake_refused,
  'connection-broken': m.attention_letter_text_link,
  'changed-at-meta-money': m.attention_letter_text_changed,
  'changed-at-meta-brand': m.attention_letter_text_changed,
};

/** What has happened, in the order in which it is told of. */
function paragraphsOf(findings: Finding[], locale: Language): string[] {
  const count = findings.filter(({ reason }) => reason.code === 'braked').length;
  const said = findings.map(({ reason }) =>
    (openings[isRefusedBrake(reason) ? 'brake-refused' : reason.code] ?? m.attention_letter_text)(
      { count },
      { locale },
    ),
  );
  return [...new Set(said)];
}

/** It never held. */
function isRefusedBrake(reason: WrittenReason): boolean {
  return reason.code === 'brake-gone' && reason.status === 'refused';
}

interface Reader extends Told {
  locale: Language;
}

function entryOf(finding: Finding, reader: Reader) {
  const { reason, cause } = finding;
  const { locale, broken } = reader;
  const { title, url, worstDay } = placeOf(finding, reader);
  const isChange = isOfWatch(reason);
  const remedy = isChange ? sayChoice(reason.drift, locale) : sayRemedy(cause.remedy, locale);
  const lines = [
    sayReason(reason, locale),
    isChange ? sayWorstDay(reason.drift, locale) : worstDay,
    broken && reason.code === 'connection-broken'
      ? m[`connection_broken_${keyOf(broken)}`]({}, { locale })
      : undefined,
    cause.metaWords
      ? m.attention_letter_meta_says({ words: oneLine(cause.metaWords) }, { locale })
      : undefined,
    reason.code === 'brake-gone' ? sayStandIn(reason, locale) : undefined,
    remedy?.sentence,
  ].filter((line) => line !== undefined);
  return { title, lines, link: remedy && { label: remedy.button, url } };
}

/** What can be done about what was changed at Meta. */
function sayChoice({ notPutBack }: Drift, locale: Language) {
  return {
    sentence: notPutBack
      ? m[`drift_fixed_${keyOf(notPutBack)}`]({}, { locale })
      : m.attention_letter_put_back({}, { locale }),
    button: m.attention_letter_see_change({}, { locale }),
  };
}

/** What it is called, and where it is mended. */
function placeOf(
  { reason, cause: { remedy }, facebookCampaignId }: Finding,
  { campaigns, adAccountName, linkTo, locale }: Reader,
): { title: string; url: string; worstDay?: string | undefined } {
  const atMeta = 'url' in remedy ? remedy.url : undefined;
  if (facebookCampaignId === null) {
    const title =
      reason.code === 'connection-broken' ? m.attention_letter_link({}, { locale }) : oneLine(adAccountName);
    return { title, url: atMeta ?? linkTo('/dashboard') };
  }
  const campaign = campaigns.get(facebookCampaignId);
  const path = campaign?.campaignId
    ? `/campaigns/${campaign.campaignId}/details`
    : `/campaigns/meta/${facebookCampaignId}`;
  const place = remedy.code === 'set-brakes' ? '#brakes' : '';
  const { dailyBudgetMinor, currency = '' } = campaign ?? {};
  const amount = dailyBudgetMinor && roundMoneyText(worstDayOf(dailyBudgetMinor), { currency, locale });
  return {
    title: oneLine(campaign?.name ?? ''),
    url: atMeta ?? linkTo(`${path}${place}`),
    // With what it costs, whoever reads knows how much it matters.
    worstDay: amount ? m.attention_letter_worst_day({ amount }, { locale }) : undefined,
  };
}
