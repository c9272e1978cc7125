import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** Of somebody who runs this installation, whichever workspaces they are in. A key never is. */
export const asOperator = member.errors(mayRefuse('NOT_WITH_A_KEY', 'NOT_AN_OPERATOR'));

/** What was found out about one part of the installation, in the reader's language: all is well, somebody should see to it, or it does not work. */
export const Finding = z.object({ state: z.enum(['fine', 'look', 'broken']), text: z.string() });
export type Finding = z.infer<typeof Finding>;

export const operator = {
  claim: member
    .route({
      method: 'POST',
      path: '/operator/claim',
      summary: 'Become the first operator',
      description:
        'With the code that the server printed at its start. It works once, and only while there is no operator.',
      tags: ['operator'],
    })
    .errors(mayRefuse('NOT_WITH_A_KEY', 'SETUP_CODE_WRONG'))
    .input(z.object({ code: z.string().trim().min(1).max(64) }))
    .output(z.object({ isOperator: z.literal(true) })),
  examine: asOperator
    .route({
      method: 'GET',
      path: '/operator/findings',
      summary: 'How the installation is',
      description: 'Says of each part how it is and what to see to, as `npm run doctor` does.',
      tags: ['operator'],
    })
    .output(z.array(Finding)),
};
