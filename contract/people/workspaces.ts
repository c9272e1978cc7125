import { oc } from '@orpc/contract';
import { z } from 'zod';
import { letters } from '../letters.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { planNames } from './plans.ts';
import { Ceiling, Role } from './roles.ts';

export const workspaceLimits = { name: 100, owned: 300, members: 100, invitationDays: 7 } as const;

/** Names the workspace that a question is about; without it the one switched to last is meant. */
export const workspaceHeader = 'x-adfjord-workspace';

/** What a workspace may ask of everybody in it. */
const Demands = z.object({
  secondFactor: z.boolean().meta({ description: 'More than a password to get in.' }),
  approval: z.boolean().meta({ description: 'Nothing is published that nobody has approved.' }),
});

const Plan = z.object({
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

/** Where a business and everything it makes lives. Everybody gets one at sign-up, and may belong to others. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  role: Role.meta({ description: 'What you may be in it.' }),
  ceiling: Ceiling.nullable().meta({ description: 'The most you may let one campaign cost a day.' }),
  demands: Demands,
  members: z.int(),
  belongsTo: z.int().meta({ description: 'How many workspaces you belong to.' }),
  invitedTo: z
    .int()
    .meta({ description: 'How many others you have been asked to join, and have not answered.' }),
  // Whoever sees only what is shared with them is told nothing of the plan.
  ...Plan.partial().shape,
});
export type Workspace = z.infer<typeof Workspace>;
/** As whoever sees what is in it is told of it. */
export type PlannedWorkspace = Workspace & z.infer<typeof Plan>;

export function hasPlan(workspace: Workspace | undefined): workspace is PlannedWorkspace {
  return workspace?.plan !== undefined;
}

/** One that somebody belongs to. */
const Membership = z.object({ id: z.uuid(), name: z.string(), role: Role });
export type Membership = z.infer<typeof Membership>;

const name = letters(workspaceLimits.name).refine((text) => text.length > 0);

export const workspaces = oc.tag('workspaces').router({
  current: member
    .route({
      method: 'GET',
      path: '/workspaces/current',
      summary: 'Your workspace and its plan',
      description:
        'The workspace that is named in the header `x-adfjord-workspace`, or else the one you have switched to last: what you may do in it, which plan it is on, and how much of it has been used. A key stands for one workspace.',
    })
    .output(Workspace),
  list: member
    .route({
      method: 'GET',
      path: '/workspaces',
      summary: 'The workspaces you belong to',
      description: 'By name, with what you are in each of them. A key is told of its own alone.',
    })
    .output(z.array(Membership)),
  create: member
    .route({
      method: 'POST',
      path: '/workspaces',
      summary: 'Make another workspace',
      description:
        'For another business, with its own link to Facebook, people and plan. You own it. Its trial is what is left of your first one.',
    })
    .input(z.object({ name }))
    .output(Membership)
    .errors(mayRefuse('NOT_WITH_A_KEY', 'TOO_MANY_WORKSPACES')),
  switchTo: member
    .route({
      method: 'PUT',
      path: '/workspaces/current',
      summary: 'Switch to another workspace',
      description: 'What is opened next in this session opens there. Other tabs stay where they are.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(Membership)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
  update: member
    .route({
      method: 'PATCH',
      path: '/workspaces/current',
      summary: 'Rename the workspace',
      description: 'Everybody in it sees the new name.',
    })
    .input(z.object({ name }))
    .output(Workspace),
  setDemands: member
    .route({
      method: 'PATCH',
      path: '/workspaces/current/demands',
      summary: 'Say what the workspace asks of its members',
      description: 'What is left out stays as it is.',
    })
    .input(Demands.partial())
    .output(Workspace)
    .errors(mayRefuse('NOT_WITH_A_KEY')),
});
