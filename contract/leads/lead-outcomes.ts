import { z } from 'zod';
import { Quickness } from './lead.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** How many leads came, and what has become of them: the four come to all that came. */
export const LeadOutcome = z.object({
  came: z.int(),
  new: z.int(),
  contacted: z.int(),
  won: z.int(),
  lost: z.int(),
  /** What those won brought, as far as somebody has said so in the currency of the ad account. */
  wonMinor: z.int(),
  /** How many of those won that was said of. */
  valued: z.int(),
  ...Quickness.shape,
});
export type LeadOutcome = z.infer<typeof LeadOutcome>;

export const LeadOutcomes = z.object({
  all: LeadOutcome,
  /** Of each ad that brought any. Null: Meta did not say which it was. */
  ads: z.array(LeadOutcome.extend({ facebookAdId: z.string().nullable() })),
});
export type LeadOutcomes = z.infer<typeof LeadOutcomes>;

export const leadOutcomes = {
  getOutcomes: member
    .route({
      method: 'GET',
      path: '/campaigns/{facebookCampaignId}/lead-outcomes',
      summary: 'What became of a campaign’s leads',
      description:
        'Of the leads that came on these days, by the calendar of the ad account: how far you have come with each, what they brought and how quickly they were contacted, in all and by ad. Test leads and those that were erased are not counted. Meta counts results by its own attribution, so the two differ.',
    })
    .input(
      z.object({
        facebookCampaignId: z.string().min(1).max(50),
        /** The first and the last day, both included. */
        since: z.iso.date(),
        until: z.iso.date(),
      }),
    )
    .output(LeadOutcomes)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
};
