import type { AppContext } from '#server/app-context.ts';
import { lesser, may } from '#contract/people/roles.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findStanding, listMembers } from '../workspaces/member-queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { type Content, contentHash } from './content.ts';
import { stateOf } from './present.ts';
import { type ApprovalRow, holdApprovals } from './queries.ts';

/** Why nothing may be published yet. */
type Why = 'none' | 'void' | 'refused' | 'changes' | 'waiting';

/** Refuses what nobody has approved, exactly as it is, where the workspace demands that. Nobody calls it back meanwhile. */
export async function mustBeApproved(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  workspaceId: WorkspaceId,
  { campaignId, content }: { campaignId: string; content: Content },
): Promise<void> {
  if (!(await getWorkspace(db, workspaceId)).requiresApproval) return;
  const rows = await thoseThatCount(db, workspaceId, await holdApprovals(db, workspaceId, campaignId));
  const why = whyNotApproved(rows, { hash: contentHash(content), now: now() });
  if (why) throw new Refusal('APPROVAL_NEEDED', { why });
}

/**
 * Of what was asked, what counts where approval is demanded: what a member answered who was asked, and what was answered
 * by a link that somebody handed out who may approve. Whoever only drafts would else answer their own link.
 */
export async function thoseThatCount(
  db: Database,
  workspaceId: WorkspaceId,
  rows: readonly ApprovalRow[],
): Promise<ApprovalRow[]> {
  const approvers = new Set((await listMembers(db, workspaceId, 'approve')).map(({ id }) => id));
  return rows.filter(
    ({ recipientId, askedById }) => recipientId !== null || (askedById !== null && approvers.has(askedById)),
  );
}

/** Refuses whoever shows people something else in a campaign that runs, where that is to be approved and not theirs to approve. */
export async function mustBeApprover(
  db: Database,
  { id, workspaceId, role: askedAs }: Pick<Person, 'id' | 'workspaceId' | 'role'>,
): Promise<void> {
  // They may have lost the right since they asked.
  const role = lesser(askedAs, (await findStanding(db, id, { named: workspaceId }))?.role ?? 'client');
  if (may(role, 'approve') || !(await getWorkspace(db, workspaceId)).requiresApproval) return;
  throw new Refusal('APPROVAL_NEEDED', { why: 'none' });
}

/** Undefined where it is approved: of exactly this content the newest answer counts. */
export function whyNotApproved(
  rows: readonly ApprovalRow[],
  { hash, now }: { hash: string | undefined; now: number },
): Why | undefined {
  const kept = rows.filter(({ revokedAt }) => revokedAt === null);
  const answered = kept
    .filter(({ contentHash: of, decision }) => of === hash && decision !== null)
    .toSorted((one, other) => other.decidedAt!.getTime() - one.decidedAt!.getTime());
  const [newest] = answered;
  if (newest?.decision === 'approved') return undefined;
  if (newest?.decision) return newest.decision;
  const isWaiting = kept.some(
    (row) => row.contentHash === hash && row.decision === null && stateOf(row, now) !== 'ended',
  );
  if (isWaiting) return 'waiting';
  return kept.some(({ decision }) => decision === 'approved') ? 'void' : 'none';
}
