import { z } from 'zod';
import { Objective } from '../campaigns/campaign.ts';
import { OperationDetails } from '../operations/operation-details.ts';
import { DayRange } from './live-figures.ts';

/** What a row of the list shows of a campaign besides its figures. */
export const LiveGlance = z.object({
  facebookCampaignId: z.string(),
  /** Of one of its ads, small and served by us; null where none has a picture. */
  thumbnailUrl: z.string().nullable(),
  /** Day by day, oldest first. */
  results: z.array(z.int()),
});
export type LiveGlance = z.infer<typeof LiveGlance>;

/** At most so many campaigns are asked for at once: as many as a page shows, and some more. */
export const mostGlances = 50;

export const LiveGlances = z.object({
  /** Fourteen full days; null while no days were read. */
  days: DayRange.nullable(),
  glances: z.array(LiveGlance),
});
export type LiveGlances = z.infer<typeof LiveGlances>;

/** Something that was done to a campaign from here, and what may have come of it stands in the figures after it. */
export const LiveMark = z.object({
  /** The operation's. */
  id: z.uuid(),
  /** Of the ad account's calendar. */
  day: z.iso.date(),
  facebookCampaignId: z.string(),
  campaignName: z.string(),
  objective: Objective.nullable(),
  details: OperationDetails,
  /** Who asked for it. */
  by: z.string(),
});
export type LiveMark = z.infer<typeof LiveMark>;
