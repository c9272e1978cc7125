import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, gte, inArray, max } from 'drizzle-orm';
import type { LeadRow } from '../queries.ts';
import { leads, readForms, mutedCampaigns, leadEmailQueue } from '../tables.ts';

/** When the newest lead came in; undefined when there is none. */
export async function findNewestArrival(db: Database, workspaceId: WorkspaceId): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(leads.receivedAt) })
    .from(leads)
    .where(eq(leads.workspaceId, workspaceId));
  return row?.at ?? undefined;
}

/** What came in since, oldest first, with when its form became known. */
export function listArrivals(db: Database, workspaceId: WorkspaceId, since: Date) {
  const ofForm = and(
    eq(readForms.workspaceId, leads.workspaceId),
    eq(readForms.facebookFormId, leads.facebookFormId),
  );
  return db
    .select({
      id: leads.id,
      facebookCampaignId: leads.facebookCampaignId,
      facebookFormId: leads.facebookFormId,
      answers: leads.answers,
      createdAt: leads.createdAt,
      receivedAt: leads.receivedAt,
      formAddedAt: readForms.addedAt,
    })
    .from(leads)
    .leftJoin(readForms, ofForm)
    .where(and(eq(leads.workspaceId, workspaceId), gte(leads.receivedAt, since)))
    .orderBy(asc(leads.receivedAt), asc(leads.createdAt));
}

export async function queueLeadEmails(tx: Database, leadIds: string[]): Promise<void> {
  await tx
    .insert(leadEmailQueue)
    .values(leadIds.map((leadId) => ({ leadId })))
    .onConflictDoNothing();
}

/** The leads no email has told of, newest first; from now on they count as told. */
export async function claimUnnotified(tx: Database, workspaceId: WorkspaceId): Promise<LeadRow[]> {
  const ofWorkspace = tx.select({ id: leads.id }).from(leads).where(eq(leads.workspaceId, workspaceId));
  const taken = await tx
    .delete(leadEmailQueue)
    .where(inArray(leadEmailQueue.leadId, ofWorkspace))
    .returning({ id: leadEmailQueue.leadId });
  if (taken.length === 0) return [];
  const ids = taken.map(({ id }) => id);
  const rows = await tx.select().from(leads).where(inArray(leads.id, ids));
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** The campaigns whose leads no email tells of. */
export async function listMuted(db: Database, workspaceId: WorkspaceId): Promise<Set<string>> {
  const rows = await db
    .select({ id: mutedCampaigns.facebookCampaignId })
    .from(mutedCampaigns)
    .where(eq(mutedCampaigns.workspaceId, workspaceId));
  return new Set(rows.map(({ id }) => id));
}

export async function muteCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<void> {
  await db.insert(mutedCampaigns).values({ workspaceId, facebookCampaignId }).onConflictDoNothing();
}

export async function unmuteCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<void> {
  const { workspaceId: ofWorkspace, facebookCampaignId: ofCampaign } = mutedCampaigns;
  await db
    .delete(mutedCampaigns)
    .where(and(eq(ofWorkspace, workspaceId), eq(ofCampaign, facebookCampaignId)));
}
