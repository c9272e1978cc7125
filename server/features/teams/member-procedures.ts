import type { Received } from '#contract/people/members.ts';
import type { AppContext } from '#server/app-context.ts';
import { addressBlock } from '#server/platform/address-block.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member, visitor } from '#server/procedures.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { enforceRateLimit, listPersonNames } from '../people/queries.ts';
import { ceilingOf, listMemberRows } from '../workspaces/member-queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { answerInvitation } from './answer-invitation.ts';
import { changeMember, endMembership } from './change-member.ts';
import { invite } from './invite.ts';
import { findByToken, type InvitationRow, listInvitations, listReceived, takeInvitation } from './queries.ts';

const { members } = member;
const { members: open } = visitor;

export const memberProcedures = open.router({
  list: members.list.handler(({ context: { ctx, person } }) => presentMembers(ctx, person.workspaceId)),
  update: members.update.handler(async ({ context: { ctx, person }, input }) => {
    await changeMember(ctx, person, input);
    const all = await presentMembers(ctx, person.workspaceId);
    return all.find(({ personId }) => personId === input.personId)!;
  }),
  remove: members.remove.handler(({ context: { ctx, person }, input }) =>
    endMembership(ctx, person, input.personId),
  ),
  leave: members.leave.handler(({ context: { ctx, person } }) => endMembership(ctx, person, person.id)),
  listInvitations: members.listInvitations.handler(async ({ context: { ctx, person } }) =>
    presentInvitations(ctx, await listInvitations(ctx.db, person.workspaceId)),
  ),
  invite: members.invite.handler(async ({ context: { ctx, person }, input }) => {
    const [sent] = await presentInvitations(ctx, [await invite(ctx, person, input)]);
    return sent!;
  }),
  withdrawInvitation: members.withdrawInvitation.handler(({ context: { ctx, person }, input }) =>
    ctx.db.transaction(async (tx) => {
      const gone = await takeInvitation(tx, input.id, person);
      if (!gone) throw new Refusal('INVITATION_NOT_FOUND');
      await noteDeed(tx, person, {
        at: ctx.now(),
        deed: 'invitation-withdrawn',
        subject: { kind: 'invitation', id: gone.id, name: gone.email },
      });
    }),
  ),
  listReceived: members.listReceived.handler(async ({ context: { ctx, person } }) => {
    const rows = await listReceived(ctx.db, person.email, new Date(ctx.now()));
    return Promise.all(rows.map((row) => presentReceived(ctx, row)));
  }),
  readInvitation: open.readInvitation.handler(async ({ context: { ctx, clientAddress }, input }) => {
    const key = `invitation:${addressBlock(clientAddress)}`;
    await enforceRateLimit(ctx, { key, most: 20, withinMs: 60_000 });
    const row = await findByToken(ctx.db, hashOf(input.token), new Date(ctx.now()));
    if (!row) throw new Refusal('INVITATION_NOT_FOUND');
    return presentReceived(ctx, row);
  }),
  answerInvitation: members.answerInvitation.handler(async ({ context: { ctx, person }, input }) => ({
    workspaceId: await answerInvitation(ctx, person, input),
  })),
});

async function presentMembers({ db }: AppContext, workspaceId: WorkspaceId) {
  const rows = await listMemberRows(db, workspaceId);
  return rows.map(({ member: { role, joinedAt, ...held }, person: { id, name, email, image } }) => ({
    personId: id,
    name,
    email,
    avatarUrl: image,
    role,
    ceiling: ceilingOf(held),
    joinedAt: joinedAt.toISOString(),
  }));
}

async function presentInvitations({ db }: AppContext, rows: InvitationRow[]) {
  const names = await listPersonNames(
    db,
    rows.map(({ invitedById }) => invitedById),
  );
  return rows.map(({ id, email, role, invitedById, sentAt, expiresAt, ...held }) => ({
    id,
    email,
    role,
    ceiling: ceilingOf(held),
    invitedBy: names.get(invitedById) ?? null,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function presentReceived(ctx: AppContext, row: InvitationRow): Promise<Received> {
  const [shown] = await presentInvitations(ctx, [row]);
  const { id, email, role, invitedBy, expiresAt } = shown!;
  const { name } = await getWorkspace(ctx.db, row.workspaceId);
  return { id, email, role, invitedBy, expiresAt, workspace: name };
}
