import { z } from 'zod';
import { member } from './member.ts';
import { planNames } from './plans.ts';

/** Where everything a person makes lives. Everybody gets one at sign-up. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: z.enum(planNames),
  subscriptionActive: z.boolean(),
  subscriptionEndsAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime(),
});
export type Workspace = z.infer<typeof Workspace>;

export const workspaces = {
  current: member
    .route({
      method: 'GET',
      path: '/workspaces/current',
      summary: 'Your workspace and its plan',
      tags: ['workspaces'],
    })
    .output(Workspace),
};
