import { z } from 'zod';
import { CampaignFields } from '../campaigns/campaign.ts';
import { member } from '../member.ts';
import { PublicationProblemCode } from './publication-problems.ts';
import { Preview } from './preview.ts';
import { PublishCheck } from './publish-checks.ts';
import { mayRefuse } from '../refusals.ts';
import { asTools } from '../tools.ts';

export const PublicationStep = z.enum(['pictures', 'campaign', 'ad-set', 'ads', 'check', 'launch']);
export type PublicationStep = z.infer<typeof PublicationStep>;

/** Why a publication stopped, for the person whose money it is. Go by the code; the words are for reading. */
export const PublicationProblem = z.object({
  code: PublicationProblemCode,
  title: z.string(),
  /** What is behind it, in plain words of ours; empty where only Meta's own words help. */
  cause: z.string(),
  /** Whether anything may have been spent, or may go on being spent. */
  moneyAtRisk: z.boolean(),
  /** Meta's own words where there are any. */
  reason: z.string(),
  nextStep: z.string(),
  /** Where the next step is taken, outside of Adfjord or within. */
  link: z.object({ label: z.string(), url: z.string() }).nullable(),
  /** The field of the campaign at fault, where Meta names one; of one ad `ads.{its id}.{its part}`. */
  field: z.string().nullable(),
  /** Which of the ads it is about, as they are numbered on the screen. */
  ad: z.int().nullable(),
  /** What Meta's support will ask for. */
  reference: z.string().nullable(),
});
export type PublicationProblem = z.infer<typeof PublicationProblem>;

/**
 * What a run waits for. `slow-down`: Meta asked for fewer calls. `outage`: Meta does not answer. `late-lists`: a call of
 * ours was not answered, and what it made would show in Meta's lists only after a while. `link`: the Facebook account
 * has to be connected again.
 */
export const Waiting = z.object({
  for: z.enum(['slow-down', 'outage', 'late-lists', 'link']),
  /** Where Meta said how long; it goes on by itself at any rate. */
  until: z.iso.datetime().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

/** One run of publishing a campaign to Meta. */
export const Publication = z.object({
  id: z.uuid(),
  campaignId: z.uuid(),
  campaignTitle: z.string(),
  launchImmediately: z.boolean(),
  /**
   * `waiting`: something outside holds it up; it goes on by itself. `undoing`: what it made is being
   * removed from Meta; `undone`: it is gone, and the campaign is a draft again.
   */
  status: z.enum(['running', 'waiting', 'published', 'refused', 'undoing', 'undone']),
  /** Null unless the status is `waiting`. */
  waiting: Waiting.nullable(),
  steps: z.array(z.object({ name: PublicationStep, state: z.enum(['to-do', 'doing', 'done', 'failed']) })),
  problem: PublicationProblem.nullable(),
  facebookCampaignId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Publication = z.infer<typeof Publication>;

const ofDraftOverFacebook = mayRefuse(
  'CAMPAIGN_NOT_FOUND',
  'CAMPAIGN_NOT_READY',
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'FACEBOOK_UNAVAILABLE',
  'FACEBOOK_REFUSED',
);

export const publications = {
  check: member
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/publish-checks',
      summary: 'What can be known before publishing',
      description:
        'Goes through everything Facebook will ask for, and says what is right, what is missing and in which field it is put right. Nothing is made.',
    })
    .meta(asTools({ name: 'check_before_publishing', scope: 'ads:read' }))
    .input(z.object({ campaignId: z.uuid() }))
    .output(z.object({ checks: z.array(PublishCheck) }))
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  preview: member
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/preview',
      summary: 'What would be published',
      description:
        'The ads as people would see them, with their pictures, the most it can cost, and all that `publish-checks` says, the law among it. Nothing is made.',
    })
    .meta(asTools({ name: 'preview', scope: 'ads:read', shows: 'small' }))
    .input(z.object({ campaignId: z.uuid() }))
    .output(Preview)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  listRefused: member
    .route({
      method: 'GET',
      path: '/campaigns/drafts/refused',
      summary: 'Drafts that a spending limit refuses',
      description: 'As things stand now: each draft that would cost more than its ad account may, and why.',
    })
    .output(z.array(z.object({ campaignId: z.uuid(), text: z.string() }))),
  dryRun: member
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/dry-run',
      summary: 'Have Meta validate a campaign without making anything',
      description:
        'Meta can only look at the campaign itself and at the ads’ texts and pictures: an ad set is validated within a campaign that exists. Ads with videos are left out, because a video can only be looked at once it is at Meta.',
    })
    .meta(asTools({ name: 'dry_run', scope: 'ads:draft', isIdempotent: true }))
    .input(z.object({ campaignId: z.uuid() }))
    .output(z.object({ accepted: z.boolean(), problems: z.array(PublicationProblem) }))
    .errors(ofDraftOverFacebook),
  undo: member
    .route({
      method: 'POST',
      path: '/publications/{id}/undo',
      summary: 'Undo a publication',
      description:
        'Removes exactly what the run made on Meta, and makes the campaign a draft again. Done in the background; follow it with `GET /operations`.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(Publication)
    .errors(mayRefuse('PUBLICATION_NOT_FOUND', 'PUBLICATION_NOT_UNDOABLE', 'CHANGE_IN_PROGRESS')),
  publish: member
    .route({
      method: 'POST',
      path: '/functions/meta-publish-campaign',
      summary: 'Publish a campaign to Facebook and Instagram',
      description:
        'Answers at once with the run; follow it with `GET /operations` or ask with `GET /operations/{id}`, under the same id. Asking again while a run is unfinished answers that same run. Hand in what the person has `seen`: a draft that is newer is not published, and the refusal names what is different. An unusually high daily budget is published only with the amount confirmed.',
    })
    .meta(
      asTools({
        name: 'prepare_publish',
        scope: 'ads:publish',
        summary: 'Prepare to publish a campaign',
        description:
          'Publishes nothing yet: answers what would be published, what that can cost at most, and a code for `confirm`. Show it to the person first.',
        hidden: ['seen', 'confirmedDailyBudgetMinor'],
      }),
    )
    .input(
      z.object({
        campaignId: z.uuid(),
        launchImmediately: z.boolean(),
        seen: CampaignFields.partial().extend({ version: z.int() }).optional().meta({
          description:
            'The version of the draft that was read, and its fields as they were then. Without it the draft is published as it is.',
        }),
        confirmedDailyBudgetMinor: z
          .int()
          .optional()
          .meta({ description: 'The daily budget again, once the person has confirmed it.' }),
      }),
    )
    .output(Publication)
    .errors(
      mayRefuse(
        'CAMPAIGN_NOT_FOUND',
        'CAMPAIGN_NOT_READY',
        'CAMPAIGN_IS_NEWER',
        'AGAINST_THE_RULES',
        'APPROVAL_NEEDED',
        'BUDGET_UNCONFIRMED',
        'OVER_GUARDRAIL',
        'OVER_CEILING',
        'BRAKE_OUT_OF_RANGE',
        'ALREADY_PUBLISHED',
        'CHANGE_IN_PROGRESS',
        'TRIAL_ENDED',
        'CAMPAIGNS_USED_UP',
        'MEDIA_LIMIT',
        'CONNECTION_MISSING',
        'CONNECTION_BROKEN',
      ),
    ),
  latest: member
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/publication',
      summary: 'The newest run of a campaign',
      description:
        'How far the newest run of publishing a campaign has come; null where it was never published.',
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(Publication.nullable()),
};
