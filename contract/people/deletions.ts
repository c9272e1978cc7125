import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** What a person types to delete their account. */
export const confirmationWord = 'DELETE';

/** How far a deletion has come. It names nobody: only who holds the code can look it up. */
export const Deletion = z.object({
  code: z.string(),
  /** `account`: everything of a person; `facebook`: everything we had from their Facebook account. */
  scope: z.enum(['account', 'facebook']),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

export const deletions = {
  deleteAccount: member
    .route({
      method: 'POST',
      path: '/functions/delete-user-data',
      summary: 'Delete your account and everything in it',
      description:
        'Ends every session, gives the grant back to Facebook, and removes every row and file. Campaigns that run on Meta keep running there.',
      tags: ['deletions'],
    })
    .input(z.object({ confirmationText: z.string().max(100) }))
    .output(Deletion)
    .errors(mayRefuse('DELETION_NOT_CONFIRMED', 'NOT_WITH_A_KEY')),
  get: oc
    .route({
      method: 'GET',
      path: '/deletions/{code}',
      summary: 'How far a deletion has come',
      description: 'Anyone who holds the code of a deletion may look. The answer names nobody.',
      tags: ['deletions'],
    })
    .input(z.object({ code: z.string().max(100) }))
    .output(Deletion)
    .errors(mayRefuse('DELETION_NOT_FOUND')),
};
