import { type Plan, trialDays } from '#contract/people/plans.ts';
import { type Quota, quotas } from '#contract/people/quotas.ts';
import { lockPerson, type PersonRow } from '#server/features/people/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Standing, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { findStanding, saveMember } from './member-queries.ts';
import { countedSince, firstTrialEnd, isSubscribed, planInForce, usageOf } from './rules.ts';
import { campaignUses, members, type WorkspaceRow, workspaces } from './tables.ts';

export async function getWorkspace(db: Database, workspaceId: WorkspaceId): Promise<WorkspaceRow> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error('A session points at a workspace that does not exist.');
  return row;
}

/** What of its plan the workspace has used by now. */
export async function getUsage(db: Database, workspace: WorkspaceRow, now: number) {
  const { since } = countedSince(workspace, now);
  const isCounted = and(eq(campaignUses.workspaceId, workspace.id), gte(campaignUses.usedAt, since));
  return usageOf(workspace, await db.$count(campaignUses, isCounted), now);
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

/** Sets what the workspaces somebody owns are subscribed to, or the ones of that name; answers them. */
export async function setSubscription(
  db: Database,
  personId: string,
  { name, ...subscription }: Subscription & { name: string | undefined },
): Promise<WorkspaceRow[]> {
  const owned = db
    .select({ id: members.workspaceId })
    .from(members)
    .where(and(eq(members.personId, personId), eq(members.role, 'owner')));
  const which = and(
    inArray(workspaces.id, owned),
    name === undefined ? undefined : eq(workspaces.name, name),
  );
  return subscribe(db, which, subscription);
}

/** The same for one workspace; undefined where there is none. */
export async function setSubscriptionOf(db: Database, id: string, subscription: Subscription) {
  const [changed] = await subscribe(db, sql`${workspaces.id} = ${id}`, subscription);
  return changed;
}

interface Subscription {
  plan: Plan;
  /** When it ends; null for never. */
  until: Date | null;
}

function subscribe(
  db: Database,
  which: SQL | undefined,
  { plan, until }: Subscription,
): Promise<WorkspaceRow[]> {
  const isFree = plan === 'free';
  return db
    .update(workspaces)
    .set({ plan, subscriptionActive: !isFree, subscriptionEndsAt: isFree ? null : until })
    .where(which)
    .returning();
}

/** The workspaces each of these people owns. */
export function listOwnedBy(db: Database, personIds: string[]) {
  const { id, name, plan, subscriptionEndsAt } = workspaces;
  return db
    .select({ personId: members.personId, id, name, plan, subscriptionEndsAt })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(inArray(members.personId, personIds), eq(members.role, 'owner')))
    .orderBy(workspaces.name, id);
}

/** The person's first workspace, made with its trial where they belong to none. Call it only once a session is proven. */
export async function ensureWorkspace(
  db: Database,
  person: { id: string; name: string },
  now: number,
): Promise<Standing> {
  return db.transaction(async (tx) => {
    // Somebody else may make it in the same moment.
    await lockPerson(tx, person.id);
    const known = await findStanding(tx, person.id, {});
    if (known) return known;
    const trialEndsAt = new Date(now + trialDays * 86_400_000);
    const { id } = await insertWorkspace(tx, person.id, { name: person.name, trialEndsAt });
    return { workspaceId: id, role: 'owner', ceiling: null, requiresSecondFactor: false };
  });
}

/** Whoever belongs to none any more gets one with what is left of their trial: their next visit would begin another. */
export async function ensureSomewhere(
  tx: Database,
  { id, name, createdAt: memberSince }: Pick<PersonRow, 'id' | 'name' | 'createdAt'>,
): Promise<void> {
  if (await findStanding(tx, id, {})) return;
  await insertWorkspace(tx, id, { name, trialEndsAt: firstTrialEnd({ memberSince }) });
}

export async function insertWorkspace(
  tx: Database,
  ownerId: string,
  workspace: Pick<WorkspaceRow, 'name' | 'trialEndsAt'>,
): Promise<WorkspaceRow> {
  const [made] = await tx.insert(workspaces).values(workspace).returning();
  await saveMember(tx, made!.id, { personId: ownerId, role: 'owner', ceiling: null });
  return made!;
}

/** The workspaces somebody owns, the oldest first. */
export async function listOwned(db: Database, personId: string): Promise<WorkspaceRow[]> {
  const rows = await db
    .select({ workspace: workspaces })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.personId, personId), eq(members.role, 'owner')))
    .orderBy(workspaces.createdAt);
  return rows.map(({ workspace }) => workspace);
}

export async function updateWorkspace(
  tx: Database,
  workspaceId: WorkspaceId,
  changes: Partial<Pick<WorkspaceRow, 'name' | 'requiresSecondFactor' | 'requiresApproval'>>,
): Promise<void> {
  await tx.update(workspaces).set(changes).where(eq(workspaces.id, workspaceId));
}

/** Removes workspaces; every row that belongs to one goes with it. */
export async function removeWorkspaces(tx: Database, ids: WorkspaceId[]): Promise<void> {
  await tx.delete(workspaces).where(inArray(workspaces.id, ids));
}
