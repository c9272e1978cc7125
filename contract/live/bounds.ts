import { z } from 'zod';
import { LastDay } from '../campaigns/campaign.ts';
import { member } from '../member.ts';
import { Operation, description as howItIsAnswered, whileOperating } from '../operations/operations.ts';
import { mayRefuse } from '../refusals.ts';
import { Brakes } from './brakes.ts';

/** The most that may be spent in all. */
export const LimitWish = z.object({
  limitMinor: z.int().min(1).max(1_000_000_000_00).nullable().meta({ description: 'Null for no limit.' }),
});
export const onCampaign = z.object({ facebookCampaignId: z.string().min(1).max(50) });

/** What a campaign is held to: what it may cost, and how long it runs. */
export const bounds = {
  setCostGoal: member
    .route({
      method: 'PUT',
      path: '/live-campaigns/{facebookCampaignId}/cost-goal',
      summary: 'Say what a result of a campaign may cost at most',
      description: `A lead, a visit or a purchase, in the minor unit of the ad account’s currency. It is kept here, beside the figures, and changes nothing at Facebook. ${howItIsAnswered}`,
    })
    .input(
      onCampaign.extend({
        costGoalMinor: z
          .int()
          .min(1)
          .max(1_000_000_000_00)
          .nullable()
          .meta({ description: 'Null for no goal.' }),
      }),
    )
    .output(Operation)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND', 'CHANGE_IN_PROGRESS')),
  setBrakes: member
    .route({
      method: 'PUT',
      path: '/live-campaigns/{facebookCampaignId}/brakes',
      summary: 'Say at what Meta pauses a campaign by itself',
      description: `They stand at Meta as automated rules, which hold while this server is down. Asking again for what is asked for already puts back what was taken away at Meta. ${howItIsAnswered}`,
    })
    .input(onCampaign.extend(Brakes.shape))
    .output(Operation)
    .errors({ ...whileOperating, ...mayRefuse('BRAKE_OUT_OF_RANGE') }),
  setCampaignLimit: member
    .route({
      method: 'PUT',
      path: '/live-campaigns/{facebookCampaignId}/spending-limit',
      summary: 'Limit at Meta what a campaign may spend in all',
      description: `Meta stops it there, and takes no limit below about a hundred dollars. ${howItIsAnswered}`,
    })
    .input(onCampaign.extend(LimitWish.shape))
    .output(Operation)
    .errors(whileOperating),
  setSchedule: member
    .route({
      method: 'PUT',
      path: '/live-campaigns/{facebookCampaignId}/schedule',
      summary: 'Say until when a campaign runs',
      description: `Its last day by the calendar of the ad account, or none. ${howItIsAnswered}`,
    })
    .input(
      onCampaign.extend({
        endsOn: LastDay.nullable().meta({
          description: 'Null for a campaign that runs until it is stopped.',
        }),
        facebookAdSetId: z.string().min(1).max(50).optional().meta({
          description: 'Whose end it is, where the campaign has several ad sets.',
        }),
      }),
    )
    .output(Operation)
    .errors({ ...whileOperating, ...mayRefuse('AD_SET_NOT_FOUND', 'END_TOO_SOON') }),
};
