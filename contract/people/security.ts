import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { passwordLimit } from './people.ts';
import { mayRefuse } from '../refusals.ts';

export const passkeyLimits = { name: 60, perPerson: 20 } as const;

/** A key of a device that signs in without a password. */
const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() });

/** How somebody proves who they are, and whether this session has shown more than a password. */
export const SignInWays = z.object({
  hasPassword: z.boolean(),
  secondFactor: z.object({
    isOn: z.boolean(),
    /** Null while it is off. */
    recoveryCodesLeft: z.int().nullable(),
  }),
  /** When this session was opened with a passkey or has shown a code; null for a password, Google or Facebook alone. */
  secondFactorAt: z.iso.datetime().nullable(),
  passkeys: z.array(Passkey),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** Where somebody is signed in. A browser or a system we do not know by name is null. */
export const OpenSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The address it was opened from; empty where none was known. */
  address: z.string(),
  startedAt: z.iso.datetime(),
  /** To within ten minutes. */
  lastUsedAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const Id = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const Ended = z.object({ ended: z.literal(true) });

export const security = oc.tag('security').router({
  ways: member
    .route({
      method: 'GET',
      path: '/people/me/sign-in-ways',
      summary: 'How you sign in',
      description: 'Whether there is a password and a second factor, and which passkeys sign you in.',
    })
    .output(SignInWays)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  provePassword: member
    .route({
      method: 'POST',
      path: '/people/me/password-proof',
      summary: 'Show that you know the password',
      description:
        'Somebody who has a password types it before a passkey is added, which then takes ten minutes at most.',
    })
    .input(z.object({ password: z.string().min(1).max(passwordLimit) }))
    .output(z.object({ proven: z.literal(true) }))
    .errors(mayRefuse('NOT_WITH_A_KEY', 'PASSWORD_WRONG', 'PASSWORD_MISSING', 'TOO_OFTEN')),
  removePasskey: member
    .route({
      method: 'DELETE',
      path: '/people/me/passkeys/{id}',
      summary: 'Remove a passkey',
      description: 'It signs nobody in any more. An email tells the person of it.',
    })
    .input(Id)
    .output(z.object({ removed: z.literal(true) }))
    .errors(mayRefuse('NOT_WITH_A_KEY', 'PASSKEY_NOT_FOUND')),
  sessions: member
    .route({
      method: 'GET',
      path: '/people/me/sessions',
      summary: 'Where you are signed in',
      description: 'Each browser with the address it signed in from, the one used last first.',
    })
    .output(z.array(OpenSession))
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  endSession: member
    .route({
      method: 'DELETE',
      path: '/people/me/sessions/{id}',
      summary: 'Sign one browser out',
      description: 'It is signed out at once, with every page and stream it has open.',
    })
    .input(Id)
    .output(Ended)
    .errors(mayRefuse('NOT_WITH_A_KEY', 'SESSION_NOT_FOUND')),
  endOtherSessions: member
    .route({
      method: 'DELETE',
      path: '/people/me/sessions',
      summary: 'Sign every other browser out',
      description: 'All of them are signed out at once; the one that asks stays.',
    })
    .output(Ended)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
});
