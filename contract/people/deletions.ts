import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** What a person types to delete their account. */
export const confirmationWord = 'DELETE';

/** How far a deletion has come. It names nobody: only who holds the code can look it up. */
export const Deletion = z.object({
  code: z.string(),
  /** `account`: everything of a person; `workspace`: of a workspace; `facebook`: everything we had from their Facebook account. */
  scope: z.enum(['account', 'workspace', 'facebook']),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

/** What becomes of a workspace when somebody's account is deleted. */
const Left = z.object({
  name: z.string(),
  fate: z.enum(['goes', 'stays', 'held']).meta({
    description:
      'It goes with an account that is alone in it, and stays where there are others; `held`: the account is its last owner, and cannot be deleted before there is another.',
  }),
});
export type Left = z.infer<typeof Left>;

export const deletions = oc.tag('deletions').router({
  deleteAccount: member
    .route({
      method: 'POST',
      path: '/functions/delete-user-data',
      summary: 'Delete your account and everything in it',
      description:
        'Ends every session, gives the grant back to Facebook, and removes every row and file, with each workspace that nobody else belongs to. In the others your membership and keys end, and what you did stays. Campaigns that run on Meta keep running there.',
    })
    .input(z.object({ confirmationText: z.string().max(100) }))
    .output(Deletion)
    .errors(mayRefuse('DELETION_NOT_CONFIRMED', 'NOT_WITH_A_KEY', 'LAST_OWNER')),
  foresee: member
    .route({
      method: 'GET',
      path: '/people/me/deletion',
      summary: 'What deleting your account would take along',
      description: 'What would become of each workspace you belong to, by name.',
    })
    .output(z.array(Left))
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  deleteWorkspace: member
    .route({
      method: 'POST',
      path: '/workspaces/current/deletion',
      summary: 'Delete the workspace and everything in it',
      description:
        'Takes its name, typed. All of it goes as with an account; its members lose their open pages at once, and are told by email. Their accounts stay. Campaigns that run on Meta keep running there.',
    })
    .input(z.object({ name: z.string().max(2000) }))
    .output(Deletion)
    .errors(mayRefuse('WORKSPACE_NAME_WRONG', 'NOT_WITH_A_KEY')),
  get: oc
    .route({
      method: 'GET',
      path: '/deletions/{code}',
      summary: 'How far a deletion has come',
      description: 'Anyone who holds the code of a deletion may look. The answer names nobody.',
    })
    .input(z.object({ code: z.string().max(100) }))
    .output(Deletion)
    .errors(mayRefuse('DELETION_NOT_FOUND')),
});
