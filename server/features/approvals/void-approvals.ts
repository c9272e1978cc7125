import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { actorOf, writeLine } from '../audit-log/write-line.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { type Content, contentHash, versionOf } from './content.ts';
import { type ApprovalRow, changeApproval, listApprovals } from './queries.ts';

type Ground = Pick<AppContext, 'db' | 'now' | 'readApprovable'>;

/** What would be published of a draft now; undefined while it lacks something. */
export async function findContent(
  { db, now, readApprovable }: Ground,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<Content | undefined> {
  try {
    return await readApprovable(db, workspaceId, { campaignId, now: now() });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Says of questions and approvals which draft they are not of any more, and that they are again where it became the same
 * again. What is true is told by the hash, this only tells when it was found, and by whose change.
 */
export async function voidApprovals(
  ctx: Ground,
  { workspaceId, name, keyName }: Pick<Person, 'workspaceId'> & Partial<Pick<Person, 'name' | 'keyName'>>,
  campaignId: string,
): Promise<void> {
  const { db: tx, now } = ctx;
  const standing = (await listApprovals(tx, workspaceId, campaignId)).filter(isStanding);
  if (standing.length === 0) return;
  const content = await findContent(ctx, workspaceId, campaignId);
  const hash = content && contentHash(content);
  const changed = standing.filter((row) => (row.contentHash === hash) === (row.voidedAt !== null));
  if (changed.length === 0) return;
  const { title } = await getCampaign(tx, workspaceId, campaignId);
  const by = keyName ?? name ?? null;
  for (const row of changed) {
    const isVoid = row.contentHash !== hash;
    await changeApproval(tx, row, {
      voidedAt: isVoid ? new Date(now()) : null,
      voidedBy: isVoid ? by : null,
    });
    if (!isVoid || row.decision !== 'approved') continue;
    await writeLine(tx, workspaceId, {
      at: now(),
      actor:
        name === undefined
          ? { kind: 'adfjord', name: 'Adfjord' }
          : actorOf({ name, ...(keyName && { keyName }) }),
      deed: 'approval-voided',
      subject: { kind: 'draft', id: campaignId, name: title },
      to: { version: versionOf(row.contentHash), approvedBy: row.decidedBy },
    });
  }
}

function isStanding({ decision, revokedAt }: ApprovalRow): boolean {
  return revokedAt === null && (decision === null || decision === 'approved');
}
