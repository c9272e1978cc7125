import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { refuseChange } from './queries.ts';
import { campaigns } from './tables.ts';

/** How long a deleted draft can come back. Somebody who is shown less has time for a slow answer. */
const comesBackMs = 60_000;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id));

/** From now on the draft is nowhere to be seen. Answers until when it can come back. */
export async function deleteDraft(
  db: Database,
  workspaceId: WorkspaceId,
  { id, now }: { id: string; now: number },
): Promise<Date> {
  const [row] = await db
    .update(campaigns)
    .set({ deletedAt: new Date(now) })
    .where(and(mine(workspaceId, id), eq(campaigns.status, 'draft'), isNull(campaigns.deletedAt)))
    .returning({ id: campaigns.id });
  if (!row) await refuseChange(db, workspaceId, id);
  return new Date(now + comesBackMs);
}

/** Brings a draft back as it was; refuses once its time is over. */
export async function restoreDraft(
  db: Database,
  workspaceId: WorkspaceId,
  { id, now }: { id: string; now: number },
): Promise<void> {
  const isInTime = gte(campaigns.deletedAt, new Date(now - comesBackMs));
  const [row] = await db
    .update(campaigns)
    .set({ deletedAt: null })
    .where(and(mine(workspaceId, id), isInTime))
    .returning({ id: campaigns.id });
  if (row) return;
  const [kept] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(mine(workspaceId, id), isNull(campaigns.deletedAt)));
  if (!kept) throw new Refusal('CAMPAIGN_NOT_FOUND');
}

/** Forgets the drafts of everybody whose time to come back is over. */
export async function forgetDeletedDrafts(db: Database, now: number): Promise<void> {
  await db.delete(campaigns).where(lt(campaigns.deletedAt, new Date(now - comesBackMs)));
}
