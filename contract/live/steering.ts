import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Location } from '../campaigns/locations.ts';
import { RunStatus } from '../operations/operation-details.ts';
import { description as howItIsAnswered, Operation, whileOperating } from '../operations/operations.ts';
import { DesignName } from '../designs.ts';
import { letters } from '../letters.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { bounds, onCampaign } from './bounds.ts';
import { StatusTarget, Transparency } from './switched-parts.ts';
import { asTools } from '../tools.ts';

export const liveLimits = {
  /** Characters of a campaign's name, as people count them; Meta takes more. */
  name: 120,
  /** Places of a running campaign; the wizard allows fewer. */
  locations: 25,
  /** Characters, as people count them. */
  ad: { headline: 40, primaryText: 125, description: 30 },
  newAd: { headline: 30, primaryText: 1000, description: 30 },
  newAds: 5,
  /** Ad sets or ads that are paused, or let run, in one change. */
  switchedAtOnce: 50,
  /** How long a deletion can be taken back before it is done. */
  deletionGraceMs: 8000,
} as const;

const words = (most: { headline: number; primaryText: number; description: number }) =>
  z.object({
    headline: letters(most.headline).min(1),
    primaryText: letters(most.primaryText).min(1),
    description: letters(most.description),
    callToAction: z.string().regex(/^[A-Z_]{2,40}$/),
  });

/** What an ad is to say. */
export const RewordedAd = words(liveLimits.ad);
export type RewordedAd = z.infer<typeof RewordedAd>;
/** A new ad shows a picture or video of the workspace, or a picture from an address on the web. */
export const NewAd = words(liveLimits.newAd).extend({
  mediaId: z.uuid().optional(),
  design: DesignName.optional().meta({
    description:
      'Shows a picture of the campaign in this design, with the words of the campaign and the look of the firm as they are now.',
  }),
  imageUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
});
export type NewAd = z.infer<typeof NewAd>;

export const steering = oc.tag('live campaigns').router({
  setStatus: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-campaign-status',
      summary: 'Pause a campaign, ad sets or ads, or let them run',
      description: `Letting a campaign run launches what its publication had left paused as well, and never what somebody has paused since. While it is on, one day may cost 1.75 times its daily budget; above the limit of the ad account it is refused. ${howItIsAnswered}`,
    })
    .meta(
      asTools(
        {
          name: 'pause',
          scope: 'ads:steer',
          summary: 'Pause a campaign, ad sets or ads',
          isIdempotent: true,
          fixed: { status: 'PAUSED' },
        },
        {
          name: 'prepare_run',
          scope: 'ads:publish',
          summary: 'Prepare to let a campaign, ad sets or ads run',
          description:
            'Switches nothing on yet: answers what that can cost at most, and a code for `confirm`. Show it to the person first.',
          fixed: { status: 'ACTIVE' },
        },
      ),
    )
    .input(
      onCampaign.extend({
        status: RunStatus,
        type: StatusTarget.default('campaign'),
        ids: z
          .array(z.string().min(1).max(50))
          .max(liveLimits.switchedAtOnce)
          .default([])
          .meta({ description: 'Which ad sets or ads of the campaign; left out for the campaign itself.' }),
      }),
    )
    .output(Operation)
    .errors({ ...whileOperating, ...mayRefuse('AD_SET_NOT_FOUND', 'AD_NOT_FOUND') }),
  setDailyBudget: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-campaign-budget',
      summary: 'Change what a campaign, or one of its ad sets, may spend a day',
      description: `More than twice the present budget has to be confirmed. ${howItIsAnswered}`,
    })
    .meta(
      asTools({
        name: 'change_daily_budget',
        scope: 'ads:steer',
        description:
          'Less is done at once. More is only prepared: it answers what that can cost at most, and a code for `confirm`. Show it to the person first.',
        hidden: ['confirmedDailyBudgetMinor'],
      }),
    )
    .input(
      onCampaign.extend({
        dailyBudgetMinor: z.int().min(1).max(1_000_000_000_00),
        facebookAdSetId: z.string().min(1).max(50).optional().meta({
          description: 'Whose budget it is, where several ad sets of the campaign have one each.',
        }),
        confirmedDailyBudgetMinor: z.int().optional().meta({
          description: 'The new budget again, once the person has confirmed that so much more is meant.',
        }),
      }),
    )
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse('BUDGET_TOO_LOW', 'BUDGET_NOT_HERE', 'BUDGET_UNCONFIRMED', 'AD_SET_NOT_FOUND'),
    }),
  rename: member
    .route({
      method: 'POST',
      path: '/functions/rename-meta-campaign',
      summary: 'Rename a campaign',
      description: `Nobody who is shown its ads sees the name. ${howItIsAnswered}`,
    })
    .input(onCampaign.extend({ name: letters(liveLimits.name).min(1) }))
    .output(Operation)
    .errors(whileOperating),
  ...bounds,
  setLocations: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-targeting',
      summary: 'Change where an ad set is shown',
      description: `Ages, genders and everything else stay as they are. ${howItIsAnswered}`,
    })
    .input(
      z.object({
        facebookAdSetId: z.string().min(1).max(50),
        locations: z.array(Location).min(1).max(liveLimits.locations),
        transparency: Transparency.optional().meta({
          description:
            'For places in the EU. Left out: what the campaign said when it was published, else the ad account’s own setting.',
        }),
      }),
    )
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse('AD_SET_NOT_FOUND', 'TRANSPARENCY_MISSING', 'AGAINST_THE_RULES', 'APPROVAL_NEEDED'),
    }),
  rewordAd: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-ad-copy',
      summary: 'Change what an ad says',
      description: `Meta's creatives cannot be changed: a new one is made and put on the ad, and Meta reviews it again. ${howItIsAnswered}`,
    })
    .input(RewordedAd.extend({ facebookAdId: z.string().min(1).max(50) }))
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse('AD_NOT_FOUND', 'AD_NOT_EDITABLE', 'AGAINST_THE_RULES', 'APPROVAL_NEEDED'),
    }),
  addAds: member
    .route({
      method: 'POST',
      path: '/functions/create-meta-ad',
      summary: 'Add ads to a running campaign',
      description: `They run as soon as Meta has reviewed them, if the campaign runs. A picture from an address is brought here first; where it has to be asked what is in it, the refusal names it as \`mediaIds.{id}\`: answer, and hand in that id. ${howItIsAnswered}`,
    })
    .meta(
      asTools({
        name: 'prepare_ads',
        scope: 'ads:publish',
        summary: 'Prepare to add ads to a campaign',
        description:
          'Adds none yet: answers what that can cost at most, and a code for `confirm`. Show it to the person first.',
      }),
    )
    .input(
      z.object({
        /** Null for a campaign made in Ads Manager. */
        campaignId: z.uuid().nullable(),
        facebookAdSetId: z.string().min(1).max(50),
        ads: z.array(NewAd).min(1).max(liveLimits.newAds),
      }),
    )
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse(
        'AD_SET_NOT_FOUND',
        'AD_NOT_EDITABLE',
        'MEDIA_NOT_FOUND',
        'PICTURE_ADDRESS_UNUSABLE',
        'AGAINST_THE_RULES',
        'APPROVAL_NEEDED',
      ),
    }),
  remove: member
    .route({
      method: 'POST',
      path: '/functions/delete-meta-campaign',
      summary: 'Delete a campaign, at Meta and here',
      description:
        'Waits eight seconds in which it can be taken back, then deletes at Meta first. Where Meta says no, it is removed here all the same, and the change carries the warning.',
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(Operation)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE', 'CHANGE_IN_PROGRESS')),
});
