import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { member } from '../member.ts';
import { Role } from './roles.ts';

const count = z.int().nullable();

/**
 * One of somebody's workspaces, as a morning's look at all of them tells it. What their role there does not see is null, as
 * is all of one that demands a second factor they have not shown.
 */
const Client = z.object({
  id: z.uuid(),
  name: z.string(),
  role: Role,
  link: z.enum(['works', 'broken', 'none']).nullable().meta({ description: 'To Facebook.' }),
  money: z
    .object({
      currency: z.string(),
      todayMinor: count.meta({ description: 'Null where today was not read yet.' }),
      weekMinor: z.int().meta({ description: 'Of the last seven full days that were read.' }),
      monthMinor: count.meta({ description: 'Null where nothing of this month was read yet.' }),
      perDayMinor: z.int().meta({ description: 'Daily budgets of all campaigns that are on.' }),
      mostPerMonthMinor: count.meta({ description: 'The limit of the ad account, where one is set.' }),
    })
    .nullable(),
  brought: z
    .array(z.object({ objective: Objective, results: z.int(), costPerResultMinor: count }))
    .nullable()
    .meta({ description: 'In those seven days, each goal by itself; what cost most comes first.' }),
  leads: count.meta({ description: 'That nobody has dealt with.' }),
  approvals: count.meta({ description: 'That were asked for and not answered.' }),
  problems: count.meta({
    description: 'What needs attention, and changes at Meta that nobody has looked at.',
  }),
  lastSyncedAt: z.iso.datetime().nullable(),
});
export type Client = z.infer<typeof Client>;

export const clients = {
  list: member
    .route({
      method: 'GET',
      path: '/clients',
      summary: 'How all your workspaces stand',
      description:
        'What each has cost and brought, and what waits there, as it was read last; Meta is not asked. Amounts are in the currency of each ad account. A key is told of its own workspace alone.',
      tags: ['workspaces'],
    })
    .output(z.array(Client)),
};
