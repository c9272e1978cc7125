import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Location } from '../campaigns/locations.ts';
import { ChangeMatter, RunStatus } from './change-matter.ts';
import { Delivery } from './delivery.ts';
import { letters } from '../letters.ts';
import { member } from '../member.ts';
import { ChangeProblem } from './change-problems.ts';
import { mayRefuse } from '../refusals.ts';
import { StatusTarget, Transparency } from './switched-parts.ts';
import { Moment } from '../storable.ts';

export const liveLimits = {
  /** Places of a running campaign; the wizard allows fewer. */
  locations: 25,
  /** Characters, as people count them. */
  ad: { headline: 40, primaryText: 125, description: 30 },
  newAd: { headline: 30, primaryText: 1000, description: 30 },
  newAds: 5,
  /** Ad sets or ads that are paused, or let run, in one change. */
  switchedAtOnce: 50,
  /** Above this many times the present budget, a person is asked whether they mean it. */
  budgetQuestionFactor: 2,
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
  imageUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
});
export type NewAd = z.infer<typeof NewAd>;

/** One change somebody asked for, and what became of it. */
export const LiveChange = z.object({
  id: z.uuid(),
  /** Null for a campaign that was never published. */
  facebookCampaignId: z.string().nullable(),
  matter: ChangeMatter,
  by: z.string().meta({
    description: 'Who asked for it: a person, or the API key of a program, by its name.',
  }),
  status: z.enum(['running', 'done', 'failed', 'canceled']).meta({
    description:
      'done: read back from Meta, and there. A deletion may be done here and carry a problem from Meta.',
  }),
  problem: ChangeProblem.nullable(),
  startedAt: z.iso.datetime(),
  waitsUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'While Facebook asks us to wait: when it is tried again.' }),
  finishedAt: z.iso.datetime().nullable(),
  /** The change this one takes back. */
  undoes: z.uuid().nullable(),
  canUndo: z.boolean(),
  /** In the answer to a change of what runs: what the campaign delivers since. */
  delivery: Delivery.optional(),
});
export type LiveChange = z.infer<typeof LiveChange>;

const onCampaign = z.object({ facebookCampaignId: z.string().min(1).max(50) });
const whileChanging = mayRefuse(
  'LIVE_CAMPAIGN_NOT_FOUND',
  'CHANGE_IN_PROGRESS',
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'SELECTION_UNKNOWN',
);
/** Of everything that changes something at Meta. */
const description =
  'Answers once Meta has been read back, with what became of it; after fifteen seconds it answers `running`, and goes on by itself. Follow it with `watchChanges`.';

export const liveChanges = {
  setStatus: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-campaign-status',
      summary: 'Pause a campaign, ad sets or ads, or let them run',
      description: `Letting a campaign run launches what its publication had left paused as well, and never what somebody has paused since. ${description}`,
      tags: ['live campaigns'],
    })
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
    .output(LiveChange)
    .errors({ ...whileChanging, ...mayRefuse('AD_SET_NOT_FOUND', 'AD_NOT_FOUND') }),
  setDailyBudget: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-campaign-budget',
      summary: 'Change what a campaign, or one of its ad sets, may spend a day',
      description,
      tags: ['live campaigns'],
    })
    .input(
      onCampaign.extend({
        dailyBudgetMinor: z.int().min(1).max(1_000_000_000_00),
        facebookAdSetId: z.string().min(1).max(50).optional().meta({
          description: 'Whose budget it is, where several ad sets of the campaign have one each.',
        }),
      }),
    )
    .output(LiveChange)
    .errors({ ...whileChanging, ...mayRefuse('BUDGET_TOO_LOW', 'BUDGET_NOT_HERE', 'AD_SET_NOT_FOUND') }),
  setLocations: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-targeting',
      summary: 'Change where an ad set is shown',
      description: `Ages, genders and everything else stay as they are. ${description}`,
      tags: ['live campaigns'],
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
    .output(LiveChange)
    .errors({ ...whileChanging, ...mayRefuse('AD_SET_NOT_FOUND', 'TRANSPARENCY_MISSING') }),
  rewordAd: member
    .route({
      method: 'POST',
      path: '/functions/update-meta-ad-copy',
      summary: 'Change what an ad says',
      description: `Meta's creatives cannot be changed: a new one is made and put on the ad, and Meta reviews it again. ${description}`,
      tags: ['live campaigns'],
    })
    .input(RewordedAd.extend({ facebookAdId: z.string().min(1).max(50) }))
    .output(LiveChange)
    .errors({ ...whileChanging, ...mayRefuse('AD_NOT_FOUND', 'AD_NOT_EDITABLE') }),
  addAds: member
    .route({
      method: 'POST',
      path: '/functions/create-meta-ad',
      summary: 'Add ads to a running campaign',
      description: `They run as soon as Meta has reviewed them, if the campaign runs. ${description}`,
      tags: ['live campaigns'],
    })
    .input(
      z.object({
        /** Null for a campaign made in Ads Manager. */
        campaignId: z.uuid().nullable(),
        facebookAdSetId: z.string().min(1).max(50),
        ads: z.array(NewAd).min(1).max(liveLimits.newAds),
      }),
    )
    .output(LiveChange)
    .errors({
      ...whileChanging,
      ...mayRefuse('AD_SET_NOT_FOUND', 'AD_NOT_EDITABLE', 'MEDIA_NOT_FOUND', 'PICTURE_ADDRESS_UNUSABLE'),
    }),
  remove: member
    .route({
      method: 'POST',
      path: '/functions/delete-meta-campaign',
      summary: 'Delete a campaign, at Meta and here',
      description:
        'Waits eight seconds in which it can be taken back, then deletes at Meta first. Where Meta says no, it is removed here all the same, and the change carries the warning.',
      tags: ['live campaigns'],
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(LiveChange)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_NOT_EDITABLE', 'CHANGE_IN_PROGRESS')),
  undoChange: member
    .route({
      method: 'POST',
      path: '/live-changes/{id}/undo',
      summary: 'Take a change back',
      description: `A change like any other, in the other direction. ${description}`,
      tags: ['live campaigns'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(LiveChange)
    .errors({ ...whileChanging, ...mayRefuse('CHANGE_NOT_FOUND', 'CHANGE_NOT_UNDOABLE') }),
  listChanges: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}/changes',
      summary: 'Who changed what, newest first',
      description:
        'Every change that was asked for here, with who asked, from what to what, and what became of it.',
      tags: ['live campaigns'],
    })
    .input(onCampaign.extend({ before: Moment.optional() }))
    .output(z.array(LiveChange).meta({ description: 'Up to 50; ask on with the last one’s `startedAt`.' })),
  watchChanges: member
    .route({
      method: 'GET',
      path: '/live-changes',
      summary: 'Follow changes as they begin and end',
      description: 'Starts with those that are under way.',
      tags: ['live campaigns'],
    })
    .output(eventIterator(LiveChange)),
};
