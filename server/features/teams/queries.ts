import type { Ceiling, Role } from '#contract/people/roles.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { storedCeiling } from '../workspaces/member-queries.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

export function listInvitations(db: Database, workspaceId: WorkspaceId): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(eq(invitations.workspaceId, workspaceId))
    .orderBy(desc(invitations.sentAt), invitations.email);
}

/** Those to an address that have not ended. */
export function listReceived(db: Database, email: string, now: Date): Promise<InvitationRow[]> {
  return db.select().from(invitations).where(isOpenTo(email, now)).orderBy(desc(invitations.sentAt));
}

export function countReceived(db: Database, email: string, now: Date): Promise<number> {
  return db.$count(invitations, isOpenTo(email, now));
}

function isOpenTo(email: string, now: Date) {
  return and(eq(invitations.email, email.toLowerCase()), gt(invitations.expiresAt, now));
}

/** Withdraws what somebody has sent who may not send it any more: all of it, or what is in this role. */
export async function removeInvitationsBy(
  tx: Database,
  workspaceId: WorkspaceId,
  { personId, role }: { personId: string; role?: Role },
): Promise<InvitationRow[]> {
  return tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.invitedById, personId),
        role && eq(invitations.role, role),
      ),
    )
    .returning();
}

export async function findInvitation(db: Database, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row;
}

/** Nobody at these addresses is asked any more, nor by this person. */
export async function removeInvitationsOf(tx: Database, { id, emails }: { id: string; emails: string[] }) {
  await tx.delete(invitations).where(or(inArray(invitations.email, emails), eq(invitations.invitedById, id)));
}

export async function findByToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row;
}

interface Asked {
  email: string;
  role: Role;
  ceiling: Ceiling | null;
  tokenHash: string;
  invitedById: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Asks anew whoever was asked before: the earlier letter no longer works. */
export async function saveInvitation(
  tx: Database,
  workspaceId: WorkspaceId,
  { email, ceiling, ...asked }: Asked,
): Promise<InvitationRow> {
  const held = { ...asked, ...storedCeiling(ceiling) };
  const [row] = await tx
    .insert(invitations)
    .values({ workspaceId, email, ...held })
    .onConflictDoUpdate({ target: [invitations.workspaceId, invitations.email], set: held })
    .returning();
  return row!;
}

/** Takes an invitation out, whoever answers or withdraws it: only one of two at once gets it. */
export async function takeInvitation(
  tx: Database,
  id: string,
  of: { workspaceId: WorkspaceId } | { email: string; now: Date },
): Promise<InvitationRow | undefined> {
  const whose =
    'workspaceId' in of ? eq(invitations.workspaceId, of.workspaceId) : isOpenTo(of.email, of.now);
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), whose))
    .returning();
  return row;
}
