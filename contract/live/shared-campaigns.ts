import { z } from 'zod';
import { member } from '../member.ts';
import { DeliveryState } from './delivery.ts';
import { LiveCampaign } from './live-campaign.ts';
import { DayRange, Figures } from './live-figures.ts';

/** How a campaign runs that somebody was asked to approve: nothing of it can be changed by that. */
export const SharedCampaign = LiveCampaign.pick({
  facebookCampaignId: true,
  name: true,
  objective: true,
  currency: true,
  dailyBudgetMinor: true,
}).extend({
  delivery: DeliveryState,
  figures: Figures.pick({
    spendMinor: true,
    reach: true,
    clicks: true,
    results: true,
    costPerResultMinor: true,
  }),
});
export type SharedCampaign = z.infer<typeof SharedCampaign>;

export const sharing = {
  listShared: member
    .route({
      method: 'GET',
      path: '/live-campaigns/shared',
      summary: 'How what I was asked to approve runs',
      description:
        'Of the campaigns that whoever asks was asked to approve, those that are at Meta, with their figures of the last 30 full days.',
      tags: ['live campaigns'],
    })
    .output(
      z.object({
        days: DayRange,
        lastSyncedAt: z.iso.datetime().nullable(),
        campaigns: z.array(SharedCampaign),
      }),
    ),
};
