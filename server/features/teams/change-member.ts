import { type Ceiling, may, type Role } from '#contract/people/roles.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Person, sessionsTopic, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { removeGrants } from '../people/grants/grant-queries.ts';
import { removeKeysOf } from '../api-keys/queries.ts';
import { getPerson } from '../people/queries.ts';
import {
  ceilingOf,
  lockMembers,
  standingNow,
  removeMember,
  saveMember,
} from '../workspaces/member-queries.ts';
import { ensureSomewhere, getWorkspace } from '../workspaces/queries.ts';
import { removeInvitationsBy } from './queries.ts';

export interface Standing {
  role: Role;
  ceiling: Ceiling | null;
}

/** Gives a member another role. */
export async function changeMember(
  ctx: AppContext,
  person: Person,
  { personId, ...wished }: Standing & { personId: string },
): Promise<void> {
  const { workspaceId } = person;
  const next = standingOf(wished);
  await ctx.db.transaction(async (tx) => {
    const before = await mustBeChangeable(tx, person, { personId, role: next.role });
    await saveMember(tx, workspaceId, { personId, ...next });
    await withdrawInvitations(ctx, tx, person, { personId, role: next.role });
    await ctx.signals.notify(tx, sessionsTopic(personId));
    await noteDeed(tx, person, {
      at: ctx.now(),
      deed: 'member-changed',
      subject: subjectOf(await getPerson(tx, personId)),
      from: { role: before.role, ceiling: ceilingOf(before) },
      to: { ...next },
    });
  });
}

/** Ends somebody's membership, their keys and whatever they have open; by somebody else, or by themselves. */
export async function endMembership(ctx: AppContext, person: Person, personId: string): Promise<void> {
  const { workspaceId } = person;
  await ctx.db.transaction(async (tx) => {
    const { role } = await mustBeChangeable(tx, person, { personId, role: null });
    const gone = await getPerson(tx, personId);
    await removeMember(tx, workspaceId, personId);
    await removeKeysOf(tx, workspaceId, personId);
    await removeGrants(tx, [workspaceId], { personId });
    await withdrawInvitations(ctx, tx, person, { personId, role: null });
    await ensureSomewhere(tx, gone);
    await ctx.signals.notify(tx, sessionsTopic(personId));
    await noteDeed(tx, person, {
      at: ctx.now(),
      deed: personId === person.id ? 'member-left' : 'member-removed',
      subject: subjectOf(gone),
      from: { role },
    });
  });
}

/** What somebody has sent falls with the right to send it; whoever was invited by them would else bring them back. */
async function withdrawInvitations(
  { now }: AppContext,
  tx: Database,
  person: Person,
  { personId, role }: { personId: string; role: Role | null },
): Promise<void> {
  if (role === 'owner') return;
  const which = role !== null && may(role, 'manage') ? { personId, role: 'owner' as const } : { personId };
  for (const { id, email: name } of await removeInvitationsBy(tx, person.workspaceId, which))
    await noteDeed(tx, person, {
      at: now(),
      deed: 'invitation-withdrawn',
      subject: { kind: 'invitation', id, name },
    });
}

/** By name alone: a line outlives the account. */
function subjectOf({ name }: { name: string }) {
  return { kind: 'person', id: null, name };
}

/** Refuses what only an owner may do, and what would leave nobody who owns the workspace. */
async function mustBeChangeable(
  tx: Database,
  person: Person,
  { personId, role }: { personId: string; role: Role | null },
) {
  const members = await lockMembers(tx, person.workspaceId);
  const one = members.find((each) => each.personId === personId);
  if (!one) throw new Refusal('MEMBER_NOT_FOUND');
  const isSelf = personId === person.id && role === null;
  if (!isSelf) mustBeTheirsToGive(members, person, [one.role, role]);
  const owners = members.filter((each) => each.role === 'owner');
  if (one.role === 'owner' && role !== 'owner' && owners.length === 1)
    throw new Refusal('LAST_OWNER', { workspaces: [(await nameOf(tx, person.workspaceId)) ?? ''] });
  return one;
}

async function nameOf(tx: Database, workspaceId: WorkspaceId): Promise<string> {
  return (await getWorkspace(tx, workspaceId)).name;
}

/** Only an owner makes, unmakes or removes an owner; and nobody anybody who has lost the right to in this moment. */
export function mustBeTheirsToGive(
  members: { personId: string; role: Role }[],
  person: Person,
  touched: (Role | null)[],
): void {
  const { role } = standingNow(
    'manage',
    person,
    members.find(({ personId }) => personId === person.id),
  );
  if (touched.includes('owner') && role !== 'owner') throw new Refusal('ROLE_NOT_YOURS_TO_GIVE');
}

/** Only an advertiser has a ceiling. */
export function standingOf({ role, ceiling }: Standing): Standing {
  return { role, ceiling: role === 'advertiser' ? ceiling : null };
}
