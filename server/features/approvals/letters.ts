import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { composeEmail } from '#server/mail/email.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { listMembers } from '../workspaces/member-queries.ts';
import { tellMember } from '../workspaces/tell-member.ts';
import { versionOf } from './content.ts';
import type { ApprovalRow } from './queries.ts';

/** Promises an email to whoever is asked. */
export async function queueQuestion(
  { db: tx, queue }: Pick<AppContext, 'db' | 'queue'>,
  row: ApprovalRow,
  { language, url }: { language: Language; url: string },
): Promise<void> {
  const { recipientId: id, recipientName: name, recipientEmail: email, askedBy, content, tokenHash } = row;
  const options = { locale: language };
  const version = versionOf(row.contentHash);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    row.expiresAt,
  );
  const words = {
    subject: m.approval_letter_subject({ asker: askedBy, title: content.title }, options),
    heading: m.approval_letter_heading({ title: content.title }, options),
    paragraphs: [
      m.approval_letter_text({ name, asker: askedBy, firm: content.page.name }, options),
      m.approval_letter_until({ version, date }, options),
    ],
    action: m.approval_letter_action({}, options),
    note: tokenHash
      ? m.approval_letter_note({ asker: askedBy }, options)
      : m.approval_letter_note_member({}, options),
  };
  const message = await composeEmail(words, { language, url });
  if (id === null) await queueEmail(queue, tx, { to: email!, ...message });
  else await tellMember({ queue, db: tx }, row.workspaceId, { to: { id, email: email! }, message });
}

/** Promises an email to whoever asked, once it is answered. */
export async function queueAnswer(
  { db: tx, queue, settings }: Pick<AppContext, 'db' | 'queue' | 'settings'>,
  row: ApprovalRow,
  spots: { words: string }[],
): Promise<void> {
  const asker = (await listMembers(tx, row.workspaceId, 'see')).find(({ id }) => id === row.askedById);
  if (!asker || asker.id === row.decidedById) return;
  const { language } = asker;
  const options = { locale: language };
  const title = row.content.title;
  const told = { name: row.decidedBy!, title, version: versionOf(row.contentHash) };
  const heading = {
    approved: m.approval_answer_approved,
    changes: m.approval_answer_changes,
    refused: m.approval_answer_refused,
  }[row.decision!](told, options);
  const words = {
    subject: heading,
    heading,
    paragraphs: [
      row.decision === 'approved' ? m.approval_answer_next({}, options) : m.approval_answer_look({}, options),
    ],
    entries: [row.words, ...spots.map((spot) => spot.words)]
      .filter(Boolean)
      .map((said) => ({ title: said, lines: [] })),
    action: m.approval_answer_action({}, options),
    note: m.approval_answer_note({}, options),
  };
  const url = pagesOf(settings.publicUrl, row.workspaceId)(`/campaign/${row.campaignId}`);
  const message = await composeEmail(words, { language, url });
  await tellMember({ queue, db: tx }, row.workspaceId, { to: asker, message });
}
