import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** The languages we speak to people in: English and Norwegian bokmål. */
export const languages = ['en', 'nb'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** How long a person's name may be, wherever it is typed. */
export const nameLimit = 100;
/** A longer password would only make hashing it slow. */
export const passwordLimit = 128;

const Name = z
  .string()
  .trim()
  .min(1)
  .max(nameLimit)
  .regex(/^\P{Cc}*$/u);

/** The person who is signed in. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The address this account is about to move to; null when no move is under way. */
  pendingEmail: z.string().nullable(),
  /** Which of the two addresses has not confirmed that move yet; empty when none is under way. */
  pendingEmailWaitsFor: z.array(z.enum(['present', 'new'])),
  avatarUrl: z.string().nullable(),
  /** What emails to this person are written in. */
  language: Language,
  /** Whether an email on Mondays tells how the week went. */
  weekEmails: z.boolean(),
  memberSince: z.iso.datetime(),
  /** Whether they run this installation. */
  isOperator: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** What a picture of a person may be. It is cut square and made small on the server. */
export const avatarRules = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 10 * 1024 ** 2,
} as const;

export const people = oc.tag('people').router({
  me: member
    .route({
      method: 'GET',
      path: '/people/me',
      summary: 'Who is signed in',
      description: 'The person the session or the key acts for, with name, address and language.',
    })
    .output(Me),
  passwordRules: oc
    .route({
      method: 'GET',
      path: '/people/password-rules',
      summary: 'What a new password must be',
      description: 'How long a new password must be at least. Anyone may ask.',
    })
    .output(z.object({ minLength: z.int() })),
  update: member
    .route({
      method: 'PATCH',
      path: '/people/me',
      summary: 'Change name, language or the Monday email',
      description: 'What is left out stays as it is.',
    })
    .input(z.object({ name: Name, language: Language, weekEmails: z.boolean() }).partial())
    .output(Me),
  setAvatar: member
    .route({
      method: 'PUT',
      path: '/people/me/avatar',
      summary: 'Set your picture',
      description: 'JPG, PNG, GIF or WebP up to 10 MB. It is cut square; the old one is removed.',
    })
    .input(z.object({ file: z.file().max(avatarRules.maxBytes) }))
    .output(Me)
    .errors(mayRefuse('AVATAR_UNUSABLE', 'TOO_OFTEN')),
  removeAvatar: member
    .route({
      method: 'DELETE',
      path: '/people/me/avatar',
      summary: 'Remove your picture',
      description: 'The picture is removed at once; initials stand in its place.',
    })
    .output(Me),
  requestEmailChange: member
    .route({
      method: 'POST',
      path: '/people/me/email-change',
      summary: 'Move the account to another address',
      description:
        'Sends an email to the present and to the new address. The account moves once both have been confirmed. The answer does not tell whether the new address has an account already.',
    })
    .input(z.object({ email: z.email().max(255) }))
    .output(Me)
    .errors(mayRefuse('TOO_OFTEN', 'NOT_WITH_A_KEY')),
  resendEmailChange: member
    .route({
      method: 'POST',
      path: '/people/me/email-change/letters',
      summary: 'Send the emails of a move again',
      description:
        'Writes again to those of the two addresses that have not confirmed yet. Their earlier links no longer work; what has been confirmed stays so.',
    })
    .output(Me)
    .errors(mayRefuse('TOO_OFTEN', 'NOT_WITH_A_KEY', 'EMAIL_LINK_USED')),
  cancelEmailChange: member
    .route({
      method: 'DELETE',
      path: '/people/me/email-change',
      summary: 'Stay at the present address',
      description: 'Ends a move that is under way: the links in its emails no longer work.',
    })
    .output(Me)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  resetLink: oc
    .route({
      method: 'POST',
      path: '/people/password-reset/link',
      summary: 'Whether a link for a new password still works',
      description: 'Takes the code from an email and uses nothing up. Anyone who holds the code may ask.',
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ isGood: z.boolean() }))
    .errors(mayRefuse('TOO_OFTEN')),
  confirmEmailChange: oc
    .route({
      method: 'POST',
      path: '/people/email-change/confirmation',
      summary: 'Confirm one of the two addresses',
      description:
        'Takes the code from an email. The account moves once the present and the new address have both been confirmed, and every other session of it ends. Anyone who holds the code may ask.',
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ outcome: z.enum(['changed', 'changed-before', 'other-address-pending']) }))
    .errors(mayRefuse('EMAIL_LINK_USED', 'TOO_OFTEN')),
});
