import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';
import { Scope } from './tools.ts';

/** An assistant somebody has let in, and what it may do. */
export const Assistant = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'As it calls itself.' }),
  workspace: z.string(),
  scopes: z.array(Scope),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Assistant = z.infer<typeof Assistant>;

export const assistants = oc.tag('assistants').router({
  list: member
    .route({
      method: 'GET',
      path: '/assistants',
      summary: 'The assistants you have let in',
      description: 'What each may do, in which workspace, and when it was last used. Newest first.',
    })
    .output(z.array(Assistant)),
  readClient: member
    .route({
      method: 'GET',
      path: '/assistants/clients/{clientId}',
      summary: 'Who asks to be let in',
      description: 'What a program that wants to be let in calls itself. Anybody can be called anything.',
    })
    .input(z.object({ clientId: z.string().min(1).max(200) }))
    .output(z.object({ name: z.string() }))
    .errors(mayRefuse('ASSISTANT_NOT_FOUND', 'NOT_WITH_A_KEY')),
  disconnect: member
    .route({
      method: 'DELETE',
      path: '/assistants/{id}',
      summary: 'Shut an assistant out',
      description: 'At once. What it has done stays, and can be taken back as if you had done it.',
    })
    .input(z.object({ id: z.string().min(1).max(100) }))
    .output(z.object({ disconnected: z.literal(true) }))
    .errors(mayRefuse('ASSISTANT_NOT_FOUND', 'NOT_WITH_A_KEY')),
});
