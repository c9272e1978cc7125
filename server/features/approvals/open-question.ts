import type { Question } from '#contract/approvals.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { addressBlock } from '#server/platform/address-block.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { findFormQuestions } from '../compliance/queries.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { contentHash } from './content.ts';
import { presentApproval, presentContent } from './present.ts';
import { type ApprovalRow, changeApproval, findApproval, findByToken, noteOpened } from './queries.ts';
import { findContent } from './void-approvals.ts';

/** Behind one address there may be a whole office. */
const tries = { most: 200, withinMs: 3_600_000 };

/** The question a link leads to. Whoever holds none that leads anywhere learns nothing else. */
export async function getByLink(ctx: AppContext, token: string, clientAddress: string): Promise<ApprovalRow> {
  await enforceRateLimit(ctx, { key: `approval-links:${addressBlock(clientAddress)}`, ...tries });
  const row = await findByToken(ctx.db, hashOf(token), ctx.now());
  if (!row) throw new Refusal('APPROVAL_NOT_FOUND');
  return row;
}

/** A question to this member. */
export async function getAskedOf(ctx: AppContext, person: Person, id: string): Promise<ApprovalRow> {
  const row = await findApproval(ctx.db, person.workspaceId, id);
  if (row?.recipientId !== person.id || row.revokedAt) throw new Refusal('APPROVAL_NOT_FOUND');
  return row;
}

/** Shows a question to whoever was asked, and keeps that it was seen. Of what has changed since nothing is shown. */
export async function openQuestion(
  ctx: AppContext,
  row: ApprovalRow,
  { key, language }: { key: string; language: Language },
): Promise<Question> {
  const { db, now } = ctx;
  await noteOpened(db, row, new Date(now()));
  const content = row.decision ? undefined : await findContent(ctx, row.workspaceId, row.campaignId);
  const isCurrent = content !== undefined && contentHash(content) === row.contentHash;
  const isVoid = row.decision === null && !isCurrent;
  const seen = isVoid && !row.voidedAt ? await changeApproval(db, row, { voidedAt: new Date(now()) }) : row;
  // The email it was sent to is nothing for whoever holds the link.
  const approval = { ...presentApproval(seen, now()), recipientEmail: null, voidedBy: null };
  const isShown = isCurrent || seen.decision !== null;
  if (!isShown) return { approval, content: null };
  const { leadFormId } = row.content;
  const leadFormQuestions =
    leadFormId === null ? null : await findFormQuestions(db, row.workspaceId, leadFormId);
  return { approval, content: presentContent(row.content, { key, language, leadFormQuestions }) };
}
