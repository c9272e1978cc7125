import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CurrencyCode } from '../currency-code.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Ceiling, Role } from './roles.ts';
import { asTools } from '../tools.ts';

/** Somebody who belongs to the workspace. */
const Member = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: Role,
  ceiling: Ceiling.nullable(),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;

/** Somebody who has been asked to join and has not answered. */
const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  ceiling: Ceiling.nullable(),
  invitedBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The same for whoever was asked. */
const Received = z.object({
  id: z.uuid(),
  workspace: z.string(),
  invitedBy: z.string().nullable(),
  email: z.string(),
  role: Role,
  expiresAt: z.iso.datetime(),
});
export type Received = z.infer<typeof Received>;

const token = z.string().min(1).max(200);
const CeilingGiven = Ceiling.extend({ currency: CurrencyCode });
const standing = { role: Role, ceiling: CeilingGiven.nullable().default(null) };

export const members = oc.tag('members').router({
  list: member
    .route({
      method: 'GET',
      path: '/members',
      summary: 'Who belongs to the workspace',
      description: 'Everybody in it, by name, with their roles.',
    })
    .meta(asTools({ name: 'list_members', scope: 'ads:draft' }))
    .output(z.array(Member)),
  update: member
    .route({
      method: 'PUT',
      path: '/members/{personId}',
      summary: 'Give somebody another role',
      description:
        'Only an owner makes or unmakes an owner; that is also how a workspace is handed over. The last owner stays one.',
    })
    .input(z.object({ personId: z.string().max(100), ...standing }))
    .output(Member)
    .errors(mayRefuse('NOT_WITH_A_KEY', 'MEMBER_NOT_FOUND', 'LAST_OWNER', 'ROLE_NOT_YOURS_TO_GIVE')),
  remove: member
    .route({
      method: 'DELETE',
      path: '/members/{personId}',
      summary: 'Remove somebody from the workspace',
      description:
        'Their open pages, streams and keys end at once. What they have done stays. The last owner cannot be removed.',
    })
    .input(z.object({ personId: z.string().max(100) }))
    .errors(mayRefuse('NOT_WITH_A_KEY', 'MEMBER_NOT_FOUND', 'LAST_OWNER', 'ROLE_NOT_YOURS_TO_GIVE')),
  leave: member
    .route({
      method: 'POST',
      path: '/members/me/departure',
      summary: 'Leave the workspace',
      description: 'What you have done in it stays. The last owner cannot leave.',
    })
    .errors(mayRefuse('NOT_WITH_A_KEY', 'LAST_OWNER')),
  listInvitations: member
    .route({
      method: 'GET',
      path: '/invitations',
      summary: 'Who has been asked to join',
      description: 'Those who have not answered, newest first. One that has ended can be sent again.',
    })
    .output(z.array(Invitation)),
  invite: member
    .route({
      method: 'POST',
      path: '/invitations',
      summary: 'Ask somebody to join the workspace',
      description:
        'By email, to an address with or without an account. The letter works for seven days and for that address alone. Asking again sends it again; the earlier letter no longer works.',
    })
    .input(z.object({ email: z.email().max(255).toLowerCase(), ...standing }))
    .output(Invitation)
    .errors(
      mayRefuse(
        'NOT_WITH_A_KEY',
        'ALREADY_A_MEMBER',
        'TOO_MANY_MEMBERS',
        'ROLE_NOT_YOURS_TO_GIVE',
        'TOO_OFTEN',
      ),
    ),
  withdrawInvitation: member
    .route({
      method: 'DELETE',
      path: '/invitations/{id}',
      summary: 'Take an invitation back',
      description: 'The letter that is out no longer works.',
    })
    .input(z.object({ id: z.uuid() }))
    .errors(mayRefuse('INVITATION_NOT_FOUND')),
  listReceived: member
    .route({
      method: 'GET',
      path: '/people/me/invitations',
      summary: 'Where you have been asked to join',
      description: 'Invitations to your own address that you have not answered.',
    })
    .output(z.array(Received))
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  readInvitation: oc
    .route({
      method: 'POST',
      path: '/invitations/reading',
      summary: 'Read an invitation',
      description:
        'Takes the code from the letter, and uses nothing up. To anybody else an invitation that has ended, was answered or taken back is none.',
    })
    .input(z.object({ token }))
    .output(Received)
    .errors(mayRefuse('INVITATION_NOT_FOUND', 'TOO_OFTEN')),
  answerInvitation: member
    .route({
      method: 'POST',
      path: '/people/me/invitations/{id}/answer',
      summary: 'Join a workspace, or decline',
      description: 'Only whoever is signed in with the address that was invited can answer.',
    })
    .input(z.object({ id: z.uuid(), joins: z.boolean() }))
    .output(z.object({ workspaceId: z.uuid() }))
    .errors(mayRefuse('NOT_WITH_A_KEY', 'INVITATION_NOT_FOUND')),
});
