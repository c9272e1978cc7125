import { z } from 'zod';
import { member } from '../member.ts';
import { planNames } from './plans.ts';

/** Where everything a person makes lives. Everybody gets one at sign-up. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: z.enum(planNames),
  subscriptionActive: z.boolean(),
  subscriptionEndsAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime(),
  /** What of its plan the workspace has used. A `null` limit means none. */
  usage: z.object({
    campaigns: z.int(),
    campaignLimit: z.int().nullable(),
    /** `trial`: counted over the whole trial; `month`: over the calendar month in UTC. */
    period: z.enum(['trial', 'month']),
    /** When the count begins anew; null for a trial. */
    renewsAt: z.iso.datetime().nullable(),
    mediaLimit: z.int().meta({ description: 'Pictures or videos one campaign may hold.' }),
  }),
});
export type Workspace = z.infer<typeof Workspace>;

export const workspaces = {
  current: member
    .route({
      method: 'GET',
      path: '/workspaces/current',
      summary: 'Your workspace and its plan',
      description: 'What the workspace is called, which plan it is on, and how much of it has been used.',
      tags: ['workspaces'],
    })
    .output(Workspace),
};
