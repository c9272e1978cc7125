import type { Database } from '#server/platform/database/database.ts';
import { eq, or } from 'drizzle-orm';
import { approvals } from './tables.ts';

/** Keeps what was decided, with the name it was decided under, and no longer by which address, or from where. */
export async function forgetPersonInApprovals(
  tx: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx
    .update(approvals)
    .set({ recipientEmail: null })
    .where(or(eq(approvals.recipientEmail, email), eq(approvals.recipientId, id)));
  await tx.update(approvals).set({ decidedFrom: null, userAgent: null }).where(eq(approvals.decidedById, id));
}
