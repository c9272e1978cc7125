import type { Approval, Decision } from '#contract/approvals.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { type Actor, writeLine } from '../audit-log/write-line.ts';
import { campaignTopic, getCampaign } from '../campaigns/queries.ts';
import { insertComment } from '../comments/queries.ts';
import { contentToAskOf, note, ofContent } from './ask-approval.ts';
import { contentHash, versionOf } from './content.ts';
import { queueAnswer } from './letters.ts';
import { presentApproval } from './present.ts';
import { answerApproval, type ApprovalRow, changeApproval, findApproval, insertApproval } from './queries.ts';
import { findContent } from './void-approvals.ts';

interface Answer {
  decision: Decision;
  words: string;
  spots: { spot: string; words: string }[];
}

/** Who answers: a member who was asked, or whoever holds the link, by the name they gave. */
interface Decider {
  id: string | null;
  name: string;
  actor: Actor;
  userAgent: string | null;
}

/** Answers a question, once, of exactly what was asked. */
export function decideApproval(
  ctx: AppContext,
  { id, name, actor, userAgent }: Decider,
  { row: asked, decision, words, spots }: Answer & { row: ApprovalRow },
): Promise<Approval> {
  const { workspaceId, campaignId } = asked;
  const decidedAt = new Date(ctx.now());
  return ctx.db.transaction(async (tx) => {
    const row = await answerApproval(tx, asked, {
      decision,
      words,
      decidedAt,
      decidedBy: name,
      decidedById: id,
      decidedFrom: currentContext()?.from ?? null,
      userAgent: userAgent?.slice(0, 300) ?? null,
      voidedAt: null,
      voidedBy: null,
    });
    if (!row) throw new Refusal('APPROVAL_NOT_FOUND');
    const content = await findContent({ ...ctx, db: tx }, workspaceId, campaignId);
    const { status } = await getCampaign(tx, workspaceId, campaignId);
    if (status !== 'draft' || !content || contentHash(content) !== row.contentHash)
      throw new Refusal('APPROVAL_VOID');
    const said = { authorId: id, authorName: name, createdAt: decidedAt, subject: campaignId };
    for (const one of [...(words ? [{ spot: null, words }] : []), ...spots])
      await insertComment(tx, workspaceId, { ...said, ...one });
    await ctx.signals.notify(tx, campaignTopic(workspaceId, campaignId));
    await queueAnswer({ ...ctx, db: tx }, row, spots);
    await writeLine(tx, workspaceId, {
      at: ctx.now(),
      actor,
      deed: 'approval-decided',
      subject: { kind: 'draft', id: campaignId, name: row.content.title },
      to: {
        decision,
        version: versionOf(row.contentHash),
        asked: row.recipientName,
        ...(userAgent && { userAgent }),
      },
    });
    return presentApproval(row, ctx.now());
  });
}

/** Approves a draft by the right to do so, without having been asked; exactly what was seen. */
export function approveOneself(
  ctx: AppContext,
  person: Person,
  { campaignId, hash }: { campaignId: string; hash: string },
): Promise<Approval> {
  const { workspaceId } = person;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const content = await contentToAskOf({ ...ctx, db: tx }, person, campaignId);
    if (contentHash(content) !== hash) throw new Refusal('APPROVAL_VOID');
    const row = await insertApproval(tx, {
      ...ofContent(content, { workspaceId, campaignId, person, now }),
      recipientName: person.name,
      recipientId: person.id,
      decision: 'approved',
      decidedAt: new Date(now),
      decidedBy: person.name,
      decidedById: person.id,
      decidedFrom: currentContext()?.from ?? null,
    });
    await note(tx, person, row, { deed: 'approval-decided', now, to: { decision: 'approved' } });
    return presentApproval(row, now);
  });
}

/** Ends a link at once; what was approved by it counts no more, unless it is published already. */
export function revokeApproval(ctx: AppContext, person: Person, id: string): Promise<Approval> {
  const workspaceId: WorkspaceId = person.workspaceId;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const asked = await findApproval(tx, workspaceId, id);
    if (!asked) throw new Refusal('APPROVAL_NOT_FOUND');
    // Waits for whoever is publishing by it in this moment, and looks only then.
    const row = await changeApproval(tx, asked, { revokedAt: asked.revokedAt ?? new Date(now) });
    // Without a no that stands against it, an older yes would count again.
    if (row.decision !== null && row.decision !== 'approved') throw new Refusal('APPROVAL_NOT_FOUND');
    const { status } = await getCampaign(tx, workspaceId, row.campaignId);
    if (status !== 'draft') throw new Refusal('ALREADY_PUBLISHED');
    const to = { recipient: row.recipientName, decision: row.decision };
    if (!asked.revokedAt) await note(tx, person, row, { deed: 'approval-revoked', now, to });
    return presentApproval(row, now);
  });
}
