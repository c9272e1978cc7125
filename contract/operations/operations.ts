import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { Delivery } from '../live/delivery.ts';
import { member } from '../member.ts';
import { Publication } from '../publishing/publications.ts';
import { OperationDetails } from './operation-details.ts';
import { OperationProblem } from './operation-problems.ts';
import { mayRefuse } from '../refusals.ts';
import { asTools } from '../tools.ts';

/** One write to the outside that somebody asked for, and what became of it. */
export const Operation = z.object({
  id: z.uuid(),
  /** Null for a campaign that was never published. */
  facebookCampaignId: z.string().nullable(),
  details: OperationDetails,
  by: z.string().meta({
    description: 'Who asked for it: a person, or the API key of a program, by its name.',
  }),
  status: z.enum(['running', 'done', 'failed', 'canceled']).meta({
    description:
      'done: read back from Meta, and there. A deletion may be done here and carry a problem from Meta.',
  }),
  problem: OperationProblem.nullable(),
  startedAt: z.iso.datetime(),
  waitsUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'While Facebook asks us to wait: when it is tried again.' }),
  finishedAt: z.iso.datetime().nullable(),
  /** The operation this one takes back. */
  undoes: z.uuid().nullable(),
  canUndo: z.boolean(),
  whyNoUndo: z.string().nullable().meta({
    description:
      'Why what was done cannot be undone; null where it can be, and where its kind, its status or its age says it: only the last 24 hours can be undone.',
  }),
  /** With the end of one that lets a campaign run or pauses it: what the campaign delivers since. */
  delivery: Delivery.optional(),
  /** Of a publication or its undo: how far it has come. */
  publication: Publication.optional(),
});
export type Operation = z.infer<typeof Operation>;

/** What whoever begins an operation on a live campaign may be refused. */
export const whileOperating = mayRefuse(
  'LIVE_CAMPAIGN_NOT_FOUND',
  'CHANGE_IN_PROGRESS',
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'SELECTION_UNKNOWN',
  'OVER_GUARDRAIL',
  'OVER_CEILING',
);

/** Said of every operation. */
export const description =
  'Answers at once with the operation, which goes on by itself: follow it with `GET /operations` (a stream) or ask for it with `GET /operations/{id}` until it has ended.';

export const operations = oc.tag('operations').router({
  list: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}/operations',
      summary: 'Who changed what, newest first',
      description:
        'Every change that was asked for here, with who asked, from what to what, and what became of it.',
    })
    .meta(asTools({ name: 'history', scope: 'ads:read' }))
    .input(z.object({ facebookCampaignId: z.string().min(1).max(50), before: z.uuid().optional() }))
    .output(z.array(Operation).meta({ description: 'Up to 50; ask on with the last one’s `id`.' })),
  get: member
    .route({
      method: 'GET',
      path: '/operations/{id}',
      summary: 'How one operation stands',
      description: 'A change that was asked for here, and what has become of it so far.',
    })
    .meta(asTools({ name: 'get_change', scope: 'ads:read' }))
    .input(z.object({ id: z.uuid() }))
    .output(Operation)
    .errors(mayRefuse('CHANGE_NOT_FOUND')),
  undo: member
    .route({
      method: 'POST',
      path: '/operations/{id}/undo',
      summary: 'Take an operation back',
      description: `An operation like any other, in the other direction; one that has not begun is canceled. ${description}`,
    })
    .meta(asTools({ name: 'undo', scope: 'ads:steer', isDestructive: true }))
    .input(z.object({ id: z.uuid() }))
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse('CHANGE_NOT_FOUND', 'CHANGE_NOT_UNDOABLE', 'AGAINST_THE_RULES'),
    }),
  watch: member
    .route({
      method: 'GET',
      path: '/operations',
      summary: 'Follow operations as they begin and end',
      description: 'Answers a stream. It starts with those that are under way.',
    })
    .output(eventIterator(Operation)),
});
