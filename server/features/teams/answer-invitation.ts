import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { setActiveWorkspace } from '../people/people-queries.ts';
import { ceilingOf, lockMembers, saveMember } from '../workspaces/member-queries.ts';
import { findInvitation, takeInvitation } from './queries.ts';

/** Lets whoever was invited in, or notes that they declined. Whoever belongs to it already keeps what they are. */
export function answerInvitation(
  ctx: AppContext,
  person: Person,
  { id, joins }: { id: string; joins: boolean },
): Promise<WorkspaceId> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const asked = await findInvitation(tx, id);
    // First, as whoever invites or removes somebody does: it may be withdrawn in this moment.
    const members = asked ? await lockMembers(tx, asked.workspaceId) : [];
    const invitation = await takeInvitation(tx, id, { email: person.email, now: new Date(now) });
    if (!invitation) throw new Refusal('INVITATION_NOT_FOUND');
    const { workspaceId, role } = invitation;
    if (joins) {
      if (!members.some(({ personId }) => personId === person.id))
        await saveMember(tx, workspaceId, { personId: person.id, role, ceiling: ceilingOf(invitation) });
      await setActiveWorkspace(tx, person.sessionId, workspaceId);
    }
    await noteDeed(
      tx,
      { ...person, workspaceId },
      {
        at: now,
        deed: joins ? 'member-joined' : 'invitation-declined',
        subject: { kind: 'invitation', id, name: person.email },
        ...(joins && { to: { role } }),
      },
    );
    return workspaceId;
  });
}
