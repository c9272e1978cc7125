import { z } from 'zod';
import { member } from '../member.ts';
import { overFacebook } from '../campaigns/facebook-choices.ts';
import { mayRefuse } from '../refusals.ts';
import { ToldProblem } from '../told-problem.ts';

/** What Meta asks of an account before it may optimise for good leads. */
export const fitLimits = {
  leads: 200,
  toldShare: 0.6,
  leastReached: 0.01,
  mostReached: 0.4,
  stages: 2,
} as const;
const fitGaps = ['few-leads', 'few-told', 'few-stages', 'too-few-reach', 'too-many-reach'] as const;

export const Dataset = z.object({ id: z.string(), name: z.string() });
export type Dataset = z.infer<typeof Dataset>;

/** Whether Meta is told what becomes of leads, and how that goes. */
export const LeadEventState = z.object({
  on: z.boolean(),
  dataset: Dataset.nullable(),
  /** Who switched it on, and when; null while it is off. */
  confirmedBy: z.string().nullable(),
  since: z.iso.datetime().nullable(),
  /** Real leads of the last 30 days, and of how many Meta has been told. */
  leads: z.int(),
  told: z.int(),
  waiting: z.int(),
  givenUp: z.int().meta({ description: 'Stages that Meta did not take.' }),
  tooLate: z.int().meta({
    description: 'Stages that were told or sent when they were older than Meta takes: they are never sent.',
  }),
  lastSentAt: z.iso.datetime().nullable(),
  matchQuality: z
    .object({
      /** Out of ten; null where Meta gives none, which it does for what happens on websites only. */
      score: z.number().nullable(),
      email: z.number().nullable(),
      phone: z.number().nullable(),
      readAt: z.iso.datetime(),
    })
    .nullable()
    .meta({
      description:
        'How well Meta recognises people, as it last told: a score, and in how many in a hundred events an address and a number came. Null while it has told nothing.',
    }),
  qualityAskedAt: z.iso.datetime().nullable().meta({
    description: 'When Meta was last asked that: once a day at most.',
  }),
  /** What went wrong the last time, in plain words. */
  lastProblem: ToldProblem.nullable(),
  gaps: z.array(z.enum(fitGaps)).meta({
    description: 'What the account lacks before Meta may optimise for good leads; empty where nothing.',
  }),
});
export type LeadEventState = z.infer<typeof LeadEventState>;

export const leadEvents = {
  getEvents: member
    .route({
      method: 'GET',
      path: '/lead-events',
      summary: 'Whether Meta is told what becomes of leads',
      description:
        'Whether each stage of a lead goes back to Meta, to which dataset, of how many leads of the last 30 days Meta has been told, and what the account lacks before Meta may optimise for good leads.',
    })
    .output(LeadEventState),
  listDatasets: member
    .route({
      method: 'GET',
      path: '/lead-events/datasets',
      summary: 'The datasets Meta could be told through',
      description: 'The datasets (pixels) of the chosen ad account.',
    })
    .output(z.array(Dataset))
    .errors(overFacebook),
  setEvents: member
    .route({
      method: 'PUT',
      path: '/lead-events',
      summary: 'Have Meta told what becomes of leads, or not',
      description:
        'From now on each stage of a lead, and that it came, is sent to the dataset: the number Meta gave the lead, and the email address and phone number hashed. `confirmed` says that you have told people so and may do it. Off, nothing more is sent, and what waits is forgotten.',
    })
    .input(
      z.discriminatedUnion('on', [
        z.object({
          on: z.literal(true),
          datasetId: z.string().regex(/^\d{1,32}$/),
          confirmed: z.literal(true),
        }),
        z.object({ on: z.literal(false) }),
      ]),
    )
    .output(LeadEventState)
    .errors({ ...mayRefuse('DATASET_UNKNOWN'), ...overFacebook }),
};
