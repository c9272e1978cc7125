import { type Plan, trialDays } from '#contract/people/plans.ts';
import { type Quota, quotas } from '#contract/people/quotas.ts';
import { getPerson, type PersonRow } from '#server/features/people/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import { countedSince, isSubscribed, planInForce, usageOf } from './rules.ts';
import { campaignUses, members, type WorkspaceRow, workspaces } from './tables.ts';

export async function getWorkspace(db: Database, workspaceId: WorkspaceId): Promise<WorkspaceRow> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error('A session points at a workspace that does not exist.');
  return row;
}

/** What of its plan the workspace has used by now. */
export async function getUsage(db: Database, workspace: WorkspaceRow, now: number) {
  const { since } = countedSince(workspace, now);
  const [row] = await db
    .select({ used: count() })
    .from(campaignUses)
    .where(and(eq(campaignUses.workspaceId, workspace.id), gte(campaignUses.usedAt, since)));
  return usageOf(workspace, row?.used ?? 0, now);
}

/** How many campaigns may still be published; `null` where the plan sets no limit. */
export async function readPlanRoom(db: Database, workspace: WorkspaceRow, now: number) {
  const { campaigns, campaignLimit: limit, renewsAt } = await getUsage(db, workspace, now);
  const isTrialOver = !isSubscribed(workspace, now) && workspace.trialEndsAt.getTime() <= now;
  return { isTrialOver, limit, left: limit === null ? null : Math.max(0, limit - campaigns), renewsAt };
}

/**
 * Counts one more campaign against the plan, or refuses. Call it in the transaction that needs it:
 * the workspace is held until then, so that two at once cannot both take the last one.
 */
export async function consumeCampaignQuota(
  tx: Database,
  workspaceId: WorkspaceId,
  { publicationId, now }: { publicationId: string; now: number },
): Promise<void> {
  const [workspace] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
  if (!workspace) throw new Refusal('NOT_SIGNED_IN');
  const { isTrialOver, limit, left, renewsAt } = await readPlanRoom(tx, workspace, now);
  if (isTrialOver) throw new Refusal('TRIAL_ENDED');
  if (limit !== null && left === 0) throw new Refusal('CAMPAIGNS_USED_UP', { limit, renewsAt });
  await tx.insert(campaignUses).values({ publicationId, workspaceId, usedAt: new Date(now) });
}

/** Refuses what costs the operator, once the trial is over and nobody pays. */
export async function refuseAfterTrial(db: Database, workspaceId: WorkspaceId, now: number): Promise<void> {
  const { isTrialOver } = await readPlanRoom(db, await getWorkspace(db, workspaceId), now);
  if (isTrialOver) throw new Refusal('TRIAL_ENDED');
}

/** What came to nothing does not count. */
export async function returnCampaignQuota(tx: Database, publicationId: string): Promise<void> {
  await tx.delete(campaignUses).where(eq(campaignUses.publicationId, publicationId));
}

/** How much of this server the workspace may hold. */
export async function findQuota(db: Database, workspaceId: WorkspaceId, now: number): Promise<Quota> {
  return quotas[planInForce(await getWorkspace(db, workspaceId), now)];
}

/** Refuses more pictures than the plan holds in one campaign. */
export async function checkMediaLimit(
  db: Database,
  workspaceId: WorkspaceId,
  { mediaIds, now }: { mediaIds: string[]; now: number },
): Promise<void> {
  const { mediaLimit: limit } = usageOf(await getWorkspace(db, workspaceId), 0, now);
  if (mediaIds.length > limit) throw new Refusal('MEDIA_LIMIT', { limit });
}

/** Sets what a person's workspace is subscribed to; undefined when it was never signed in to. */
export async function setSubscription(
  db: Database,
  personId: string,
  { plan, until }: { plan: Plan; until: Date | null },
): Promise<WorkspaceRow | undefined> {
  const workspaceId = await findWorkspaceId(db, personId);
  if (!workspaceId) return undefined;
  const [row] = await db
    .update(workspaces)
    .set({ plan, subscriptionActive: plan !== 'free', subscriptionEndsAt: plan === 'free' ? null : until })
    .where(eq(workspaces.id, workspaceId))
    .returning();
  return row;
}

async function findWorkspaceId(db: Database, personId: string): Promise<WorkspaceId | undefined> {
  const [row] = await db
    .select({ id: members.workspaceId })
    .from(members)
    .where(eq(members.personId, personId));
  return row?.id;
}

/** Everybody who belongs to a workspace, by the id of the person. */
export async function listMemberIds(db: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .select({ personId: members.personId })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  return rows.map(({ personId }) => personId);
}

/** Whom an email about a workspace goes to. */
export async function listMembers(db: Database, workspaceId: WorkspaceId): Promise<PersonRow[]> {
  const persons: PersonRow[] = [];
  for (const id of await listMemberIds(db, workspaceId)) persons.push(await getPerson(db, id));
  return persons;
}

/** The person's own workspace, made with its trial the first time it is asked for. Call it only once a session is proven. */
export async function ensureWorkspace(
  db: Database,
  person: { id: string; name: string },
  now: number,
): Promise<WorkspaceId> {
  const known = await findWorkspaceId(db, person.id);
  if (known) return known;
  return db.transaction(async (tx) => {
    const trialEndsAt = new Date(now + trialDays * 86_400_000);
    const [made] = await tx.insert(workspaces).values({ name: person.name, trialEndsAt }).returning();
    const [membership] = await tx
      .insert(members)
      .values({ personId: person.id, workspaceId: made!.id })
      .onConflictDoNothing()
      .returning();
    if (membership) return made!.id;
    // Somebody else made it in the same moment: theirs stays, ours goes.
    await tx.delete(workspaces).where(eq(workspaces.id, made!.id));
    return (await findWorkspaceId(tx, person.id))!;
  });
}

/** Removes a workspace; every row that belongs to it goes with it. */
export async function removeWorkspace(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
}
