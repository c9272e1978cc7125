import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

export const PublicationStep = z.enum(['pictures', 'campaign', 'ad-set', 'ads', 'check', 'launch']);
export type PublicationStep = z.infer<typeof PublicationStep>;

/** Why a publication stopped, for the person whose money it is. */
export const PublicationProblem = z.object({
  title: z.string(),
  /** Meta's own words where there are any. */
  reason: z.string(),
  nextStep: z.string(),
  /** The field of the campaign at fault, where Meta names one. */
  field: z.string().nullable(),
  /** What Meta's support will ask for. */
  reference: z.string().nullable(),
});
export type PublicationProblem = z.infer<typeof PublicationProblem>;

/** One run of publishing a campaign to Meta. */
export const Publication = z.object({
  id: z.uuid(),
  campaignId: z.uuid(),
  campaignTitle: z.string(),
  launchImmediately: z.boolean(),
  /** `waiting`: Meta asked us to slow down or does not answer; it goes on by itself. */
  status: z.enum(['running', 'waiting', 'published', 'refused']),
  steps: z.array(z.object({ name: PublicationStep, state: z.enum(['to-do', 'doing', 'done', 'failed']) })),
  problem: PublicationProblem.nullable(),
  facebookCampaignId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Publication = z.infer<typeof Publication>;

export const publications = {
  publish: member
    .route({
      method: 'POST',
      path: '/functions/meta-publish-campaign',
      summary: 'Publish a campaign to Facebook and Instagram',
      description:
        'Answers at once with the run; follow it with `watch`. Asking again while a run is unfinished answers that same run.',
      tags: ['publications'],
    })
    .input(z.object({ campaignId: z.uuid(), launchImmediately: z.boolean() }))
    .output(Publication)
    .errors(
      mayRefuse(
        'CAMPAIGN_NOT_FOUND',
        'CAMPAIGN_NOT_READY',
        'ALREADY_PUBLISHED',
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
      tags: ['publications'],
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(Publication.nullable()),
  watch: member
    .route({
      method: 'GET',
      path: '/publications/{id}/progress',
      summary: 'Follow a run as it happens',
      tags: ['publications'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(eventIterator(Publication))
    .errors(mayRefuse('PUBLICATION_NOT_FOUND')),
};
