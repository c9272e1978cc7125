import { randomBytes } from 'node:crypto';
import { type Approval, approvalLimits } from '#contract/approvals.ts';
import { may, mayAnswer } from '#contract/people/roles.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { mayWriteTo } from '../people/mail/email-limits.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { listMemberRows } from '../workspaces/member-queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { type Content, contentHash, versionOf } from './content.ts';
import { queueQuestion } from './letters.ts';
import { presentApproval, stateOf } from './present.ts';
import {
  type ApprovalRow,
  changeApproval,
  findApproval,
  insertApproval,
  listApprovals,
  shareCampaign,
} from './queries.ts';

type To =
  | { way: 'email'; name: string; email: string }
  | { way: 'link'; name: string }
  | { way: 'member'; personId: string };

interface Asked {
  approval: Approval;
  link: string | null;
}

/** Asks somebody whether a draft may be published as it is now. */
export function askApproval(
  ctx: AppContext,
  person: Person,
  { campaignId, to }: { campaignId: string; to: To },
): Promise<Asked> {
  return ctx.db.transaction(async (tx) => ask({ ...ctx, db: tx }, person, { campaignId, to }));
}

/** Asks the same person of the draft as it is now: what was handed out before leads nowhere any more. */
export function askAgain(ctx: AppContext, person: Person, id: string): Promise<Asked> {
  return ctx.db.transaction(async (tx) => {
    const before = await findApproval(tx, person.workspaceId, id);
    if (!before) throw new Refusal('APPROVAL_NOT_FOUND');
    const { campaignId, recipientName: name, recipientEmail: email, recipientId: personId } = before;
    if (!before.decision && !before.revokedAt)
      await changeApproval(tx, before, { revokedAt: new Date(ctx.now()) });
    const to: To = before.tokenHash
      ? email
        ? { way: 'email', name, email }
        : { way: 'link', name }
      : { way: 'member', personId: personId ?? '' };
    return ask({ ...ctx, db: tx }, person, { campaignId, to });
  });
}

const perDay = { most: 100, withinMs: 86_400_000 };

async function ask(
  ctx: AppContext,
  person: Person,
  { campaignId, to }: { campaignId: string; to: To },
): Promise<Asked> {
  const { db: tx, now, settings } = ctx;
  const { workspaceId } = person;
  if (to.way !== 'member') await mustVouch(tx, person);
  await enforceRateLimit(ctx, { key: `approval-questions:${workspaceId}`, ...perDay });
  const content = await contentToAskOf(ctx, person, campaignId);
  const waiting = (await listApprovals(tx, workspaceId, campaignId)).map((row) => stateOf(row, now()));
  if (waiting.filter((state) => state === 'waiting' || state === 'opened').length >= approvalLimits.waiting)
    throw new Refusal('TOO_OFTEN', { minutes: 60 });

  const token = to.way === 'member' ? undefined : randomBytes(32).toString('base64url');
  const { language, ...recipient } = await recipientOf(tx, person, to);
  const row = await insertApproval(tx, {
    ...ofContent(content, { workspaceId, campaignId, person, now: now() }),
    ...recipient,
    tokenHash: token ? hashOf(token) : null,
  });
  if (row.recipientId) await shareCampaign(tx, workspaceId, { campaignId, personId: row.recipientId });
  const link = token ? `${settings.publicUrl}/a/${token}` : null;
  if (row.recipientEmail) {
    if (token && !(await mayWriteTo(ctx, 'unasked-letter', row.recipientEmail)))
      throw new Refusal('TOO_OFTEN', { minutes: 60 });
    await queueQuestion(ctx, row, {
      language,
      url: link ?? pagesOf(settings.publicUrl, workspaceId)(`/approvals/${row.id}`),
    });
  }
  await note(tx, person, row, { deed: 'approval-asked', now: now(), to: { recipient: row.recipientName } });
  return { approval: presentApproval(row, now()), link };
}

/**
 * Whoever answers by a link is known by the name they type: where approval is demanded, somebody who may approve vouches
 * for them. What a program has asked counts as asked by whoever made its key, also where it is demanded later.
 */
async function mustVouch(tx: Database, { workspaceId, role, keyName, assistant }: Person): Promise<void> {
  // One that reads the link, or the letter, could answer it: it asks whoever signs in to answer.
  if (assistant) throw new Refusal('NOT_WITH_A_KEY');
  if (may(role, 'approve')) return;
  if (keyName === undefined && !(await getWorkspace(tx, workspaceId)).requiresApproval) return;
  throw new Refusal('NOT_ALLOWED', { right: 'approve', role });
}

/** What a draft would publish now; refuses where it lacks something, or is published already. */
export async function contentToAskOf(
  { db, now, readApprovable }: Pick<AppContext, 'db' | 'now' | 'readApprovable'>,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  campaignId: string,
): Promise<Content> {
  const { status } = await getCampaign(db, workspaceId, campaignId);
  if (status !== 'draft') throw new Refusal('CAMPAIGN_NOT_EDITABLE');
  return readApprovable(db, workspaceId, { campaignId, now: now() });
}

/** What every row says of what is asked, and by whom. */
export function ofContent(
  content: Content,
  {
    workspaceId,
    campaignId,
    person,
    now,
  }: Pick<ApprovalRow, 'workspaceId' | 'campaignId'> & { person: Person; now: number },
) {
  return {
    workspaceId,
    campaignId,
    contentHash: contentHash(content),
    content,
    askedById: person.id,
    askedBy: person.name,
    askedAt: new Date(now),
    expiresAt: new Date(now + approvalLimits.days * 86_400_000),
  };
}

type Recipient = Pick<ApprovalRow, 'recipientName' | 'recipientEmail' | 'recipientId'> & {
  language: Language;
};

/** Who has no account reads what whoever asks reads. */
async function recipientOf(tx: Database, { workspaceId, language }: Person, to: To): Promise<Recipient> {
  if (to.way !== 'member') {
    const recipientEmail = to.way === 'email' ? to.email : null;
    return { recipientName: to.name, recipientEmail, recipientId: null, language };
  }
  const found = (await listMemberRows(tx, workspaceId)).find(({ person }) => person.id === to.personId);
  if (!found || !mayAnswer(found.member.role)) throw new Refusal('MEMBER_NOT_FOUND');
  const { id: recipientId, name: recipientName, email: recipientEmail } = found.person;
  return { recipientId, recipientName, recipientEmail, language: found.person.language };
}

/** Writes into the log what somebody has done about an approval. */
export function note(
  tx: Database,
  person: Pick<Person, 'name' | 'keyName' | 'workspaceId'>,
  { campaignId, content, contentHash: hash }: ApprovalRow,
  {
    deed,
    now,
    to,
  }: {
    deed: 'approval-asked' | 'approval-revoked' | 'approval-decided';
    now: number;
    to: Record<string, unknown>;
  },
): Promise<void> {
  const subject = { kind: 'draft', id: campaignId, name: content.title };
  return noteDeed(tx, person, { at: now, deed, subject, to: { version: versionOf(hash), ...to } });
}
