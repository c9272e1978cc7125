import type { Ceiling, Right, Role } from '#contract/people/roles.ts';
import { lesser, may } from '#contract/people/roles.ts';
import { listPeople } from '#server/features/people/people-queries.ts';
import type { Person, Standing, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isUuid } from '#server/platform/is-uuid.ts';
import { and, asc, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { members, workspaces } from './tables.ts';

type MemberRow = typeof members.$inferSelect;

const standingOf = writtenOnce((db) => {
  const { personId, workspaceId, joinedAt } = members;
  const [named, active] = [sql.placeholder('named'), sql.placeholder('active')];
  return db
    .select({ member: members, requiresSecondFactor: workspaces.requiresSecondFactor })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(
      and(
        eq(personId, sql.placeholder('personId')),
        sql`${workspaceId} = coalesce(${named}::uuid, ${workspaceId})`,
      ),
    )
    .orderBy(sql`${workspaceId} is not distinct from ${active}::uuid desc`, joinedAt, workspaceId)
    .limit(1);
});

/** What a person is in the workspace that is named, or else in the one their session switched to last. */
export async function findStanding(
  db: Database,
  personId: string,
  { named, active = null }: { named?: string | undefined; active?: string | null },
): Promise<Standing | undefined> {
  if (named !== undefined && !isUuid(named)) return undefined;
  const [row] = await standingOf(db, { personId, named: named ?? null, active });
  if (!row) return undefined;
  const { member, requiresSecondFactor } = row;
  const { workspaceId, role } = member;
  return { workspaceId, role, ceiling: ceilingOf(member), requiresSecondFactor };
}

interface StoredCeiling {
  ceilingMinor: number | null;
  ceilingCurrency: string | null;
}

export function ceilingOf({ ceilingMinor, ceilingCurrency }: StoredCeiling): Ceiling | null {
  return ceilingMinor === null || ceilingCurrency === null
    ? null
    : { dailyMinor: ceilingMinor, currency: ceilingCurrency };
}

export function storedCeiling(ceiling: Ceiling | null): StoredCeiling {
  return { ceilingMinor: ceiling?.dailyMinor ?? null, ceilingCurrency: ceiling?.currency ?? null };
}

/** The workspaces a person belongs to, by name; for a key its own alone, in its role. */
export async function listWorkspacesOf(
  db: Database,
  { id: personId, keyName, workspaceId, role }: Pick<Person, 'id' | 'keyName' | 'workspaceId' | 'role'>,
) {
  const rows = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      role: members.role,
      requiresSecondFactor: workspaces.requiresSecondFactor,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.personId, personId))
    .orderBy(sql`lower(${workspaces.name})`, asc(workspaces.createdAt));
  return keyName === undefined
    ? rows
    : rows.filter(({ id }) => id === workspaceId).map((row) => ({ ...row, role }));
}

/** The same with how many belong to each, and own it. */
export function listShares(db: Database, personId: string) {
  const mine = alias(members, 'mine');
  return db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      role: mine.role,
      members: count(),
      owners: sql<number>`count(*) filter (where ${members.role} = 'owner')`.mapWith(Number),
    })
    .from(mine)
    .innerJoin(workspaces, eq(workspaces.id, mine.workspaceId))
    .innerJoin(members, eq(members.workspaceId, workspaces.id))
    .where(eq(mine.personId, personId))
    .groupBy(workspaces.id, mine.role)
    .orderBy(sql`lower(${workspaces.name})`, workspaces.id);
}

/** The same, and nobody joins or leaves them before the transaction ends. */
export async function lockShares(tx: Database, personId: string) {
  const mine = tx.select({ id: members.workspaceId }).from(members).where(eq(members.personId, personId));
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(inArray(workspaces.id, mine))
    .orderBy(workspaces.id)
    .for('update');
  return listShares(tx, personId);
}

/** Everybody who belongs to a workspace, by name. */
export async function listMemberRows(db: Database, workspaceId: WorkspaceId) {
  const rows = await db.select().from(members).where(eq(members.workspaceId, workspaceId));
  const byId = new Map(rows.map((member) => [member.personId, member]));
  const persons = await listPeople(db, [...byId.keys()]);
  return persons.map((person) => ({ person, member: byId.get(person.id)! }));
}

/** Whom an email about a workspace goes to: those who may see what it tells. */
export async function listMembers(db: Database, workspaceId: WorkspaceId, right: Right) {
  const rows = await listMemberRows(db, workspaceId);
  return rows.filter(({ member }) => may(member.role, right)).map(({ person }) => person);
}

export function countMembers(db: Database, workspaceId: WorkspaceId): Promise<number> {
  return db.$count(members, eq(members.workspaceId, workspaceId));
}

export function countMemberships(db: Database, personId: string): Promise<number> {
  return db.$count(members, eq(members.personId, personId));
}

/** Whether to tell a member of that Monday's week is this caller's: nobody else's. */
export async function claimWeekEmail(
  tx: Database,
  workspaceId: WorkspaceId,
  { personId, monday }: { personId: string; monday: string },
): Promise<boolean> {
  const isUntold = or(isNull(members.weekToldOn), ne(members.weekToldOn, monday));
  const claimed = await tx
    .update(members)
    .set({ weekToldOn: monday })
    .where(and(eq(members.workspaceId, workspaceId), eq(members.personId, personId), isUntold))
    .returning({ personId: members.personId });
  return claimed.length > 0;
}

/** What somebody is in a workspace, held for the rest of the transaction: two at once cannot both be the last owner. */
export async function lockMembers(tx: Database, workspaceId: WorkspaceId): Promise<MemberRow[]> {
  await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
  return tx.select().from(members).where(eq(members.workspaceId, workspaceId));
}

/** What somebody is by now, by whom they asked as; refuses whoever has lost this right meanwhile. */
export function standingNow<Now extends { role: Role }>(
  right: Right,
  { role: askedAs }: Pick<Person, 'role'>,
  now: Now | undefined,
): Now {
  if (!now) throw new Refusal('NOT_A_MEMBER');
  // A key may less than whoever made it.
  const role = lesser(askedAs, now.role);
  if (!may(role, right)) throw new Refusal('NOT_ALLOWED', { right, role });
  return { ...now, role };
}

interface Placed {
  personId: string;
  role: Role;
  ceiling: Ceiling | null;
}

export async function saveMember(
  tx: Database,
  workspaceId: WorkspaceId,
  { personId, role, ceiling }: Placed,
): Promise<void> {
  const held = { role, ...storedCeiling(ceiling) };
  await tx
    .insert(members)
    .values({ workspaceId, personId, ...held })
    .onConflictDoUpdate({ target: [members.workspaceId, members.personId], set: held });
}

export async function removeMember(tx: Database, workspaceId: WorkspaceId, personId: string): Promise<void> {
  await tx.delete(members).where(and(eq(members.workspaceId, workspaceId), eq(members.personId, personId)));
}
