import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, or } from 'drizzle-orm';
import { approvals, campaignShares } from './tables.ts';

/** The campaigns somebody may see who sees only what was shared with them. */
export async function listSharedWith(db: Database, workspaceId: WorkspaceId, personId: string) {
  const rows = await db
    .select({ campaignId: campaignShares.campaignId })
    .from(campaignShares)
    .where(and(eq(campaignShares.workspaceId, workspaceId), eq(campaignShares.personId, personId)));
  return rows.map((row) => row.campaignId);
}

/** Keeps what was decided, with the name it was decided under, and no longer by which address, or from where. */
export async function forgetPersonInApprovals(tx: Database, { id, email }: { id: string; email: string }) {
  await tx
    .update(approvals)
    .set({ recipientEmail: null })
    .where(or(eq(approvals.recipientEmail, email), eq(approvals.recipientId, id)));
  await tx.update(approvals).set({ decidedFrom: null, userAgent: null }).where(eq(approvals.decidedById, id));
}
