import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { passwordLimit } from './people.ts';
import { mayRefuse } from '../refusals.ts';
import { Role } from './roles.ts';

export const keyAccesses = ['read', 'write'] as const;
export const KeyAccess = z.enum(keyAccesses);
export type KeyAccess = z.infer<typeof KeyAccess>;

export const keyLimits = { name: 60, perWorkspace: 20, callsPerMinute: 120 } as const;

/** Named functions that only read, whether from here or from Meta, so that a key to read with may call them. */
export const readingFunctions: readonly string[] = [
  '/functions/check-compliance',
  '/functions/fetch-meta-campaigns',
  '/functions/fetch-facebook-leads',
  '/functions/fetch-page-lead-forms',
  '/functions/fetch-facebook-pixels',
  '/functions/facebook-location-search',
];

/** Whether a key to read with may call what stands at this address. */
export function isForReading({
  method,
  path,
}: {
  method?: string | undefined;
  path?: string | undefined;
}): boolean {
  return method === 'GET' || readingFunctions.includes(path ?? '');
}

/** A key a program of the customer's own signs in with at `/api`. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first and last characters; all of it is shown once, when it is made. */
  hint: z.string(),
  access: KeyAccess,
  role: Role.meta({ description: 'What it may do at most; never more than whoever made it.' }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = oc.tag('api keys').router({
  list: member
    .route({
      method: 'GET',
      path: '/api-keys',
      summary: 'Your keys, newest first',
      description:
        'What each key is called, what it may do, and when it was last used. The keys themselves are not kept.',
    })
    .output(z.array(ApiKey)),
  create: member
    .route({
      method: 'POST',
      path: '/api-keys',
      summary: 'Make a key',
      description:
        'The key is answered this once and never again. Only somebody who is signed in and types the password can make one; a key cannot. An email tells the person of it.',
      successStatus: 201,
    })
    .input(
      z.object({
        name: z.string().trim().min(1).max(keyLimits.name),
        access: KeyAccess,
        role: Role.optional().meta({ description: 'Left out, it may do what you may.' }),
        /** The person's own: a key outlives the session it is made in. */
        password: z.string().min(1).max(passwordLimit),
      }),
    )
    .output(ApiKey.extend({ key: z.string() }))
    .errors(mayRefuse('TOO_MANY_KEYS', 'NOT_WITH_A_KEY', 'PASSWORD_WRONG', 'PASSWORD_MISSING', 'TOO_OFTEN')),
  revoke: member
    .route({
      method: 'DELETE',
      path: '/api-keys/{id}',
      summary: 'Revoke a key',
      description: 'It stops working at once.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ revoked: z.literal(true) }))
    .errors(mayRefuse('KEY_NOT_FOUND', 'NOT_WITH_A_KEY')),
});
