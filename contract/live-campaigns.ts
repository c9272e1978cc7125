import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Objective } from './campaigns.ts';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

/** What Meta has reported of a campaign over the last 30 days. Counts are whole numbers, money is in minor units. */
export const Figures = z.object({
  spendMinor: z.int(),
  impressions: z.int(),
  reach: z.int(),
  clicks: z.int(),
  /** Leads, landing page views or purchases, by objective. */
  results: z.int(),
  frequency: z.number(),
  ctrPercent: z.number(),
  /** Null without clicks. */
  cpcMinor: z.int().nullable(),
  /** Null without results. */
  costPerResultMinor: z.int().nullable(),
});
export type Figures = z.infer<typeof Figures>;

export const LiveCampaign = z.object({
  facebookCampaignId: z.string(),
  /** Null when the campaign was made in Ads Manager. */
  campaignId: z.uuid().nullable(),
  name: z.string(),
  objective: Objective.nullable(),
  /** Meta's own effective status, for example ACTIVE or PAUSED. */
  status: z.string(),
  currency: z.string().length(3),
  dailyBudgetMinor: z.int().nullable(),
  figures: Figures,
  /** When it was made at Meta. */
  createdAt: z.iso.datetime(),
  lastSyncedAt: z.iso.datetime(),
  /** When Meta no longer had it; null while it does. */
  goneAt: z.iso.datetime().nullable(),
});
export type LiveCampaign = z.infer<typeof LiveCampaign>;

export const Totals = z.object({
  totalCampaigns: z.int(),
  activeCampaigns: z.int(),
  pausedCampaigns: z.int(),
  currency: z.string().length(3),
  totalSpendMinor: z.int(),
  totalImpressions: z.int(),
  totalClicks: z.int(),
  totalConversions: z.int(),
  /** A fraction: 0.0332 is 3.32 percent. */
  avgCtr: z.number(),
  avgCpcMinor: z.int().nullable(),
});
export type Totals = z.infer<typeof Totals>;

export const SyncState = z.object({
  state: z.enum(['not-synced', 'syncing', 'synced', 'failed']),
  lastSyncedAt: z.iso.datetime().nullable(),
  /** What went wrong the last time, in plain words. */
  problem: z.string().nullable(),
});
export type SyncState = z.infer<typeof SyncState>;

export const LiveOverview = z.object({
  campaigns: z.array(LiveCampaign),
  totals: Totals,
  sync: SyncState,
});
export type LiveOverview = z.infer<typeof LiveOverview>;

export const liveCampaigns = {
  list: member
    .route({
      method: 'GET',
      path: '/live-campaigns',
      summary: 'Campaigns as last synced from Meta',
      tags: ['live campaigns'],
    })
    .output(LiveOverview),
  sync: member
    .route({
      method: 'POST',
      path: '/functions/fetch-meta-campaigns',
      summary: 'Read campaigns and figures from Meta',
      description:
        'Starts a sync, or joins the one that runs, and answers what is known now. Follow it with `watchSync`.',
      tags: ['live campaigns'],
    })
    .input(z.object({ type: z.enum(['auto', 'manual']).default('manual') }))
    .output(LiveOverview)
    .errors(mayRefuse('CONNECTION_MISSING', 'CONNECTION_BROKEN', 'SELECTION_UNKNOWN', 'SYNC_TOO_SOON')),
  watchSync: member
    .route({
      method: 'GET',
      path: '/live-campaigns/sync',
      summary: 'Follow the sync as it happens',
      tags: ['live campaigns'],
    })
    .output(eventIterator(SyncState)),
};
