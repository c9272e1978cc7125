import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { planNames } from '../people/plans.ts';
import { mayRefuse } from '../refusals.ts';

/** Of somebody who runs this installation, whichever workspaces they are in. A key never is. */
export const asOperator = member.errors(mayRefuse('NOT_WITH_A_KEY', 'NOT_AN_OPERATOR'));

/** What was found out about one part of the installation, in the reader's language: all is well, somebody should see to it, or it does not work. */
export const Finding = z.object({
  state: z.enum(['fine', 'look', 'broken']),
  text: z.string(),
  isPractice: z.boolean().optional().meta({ description: 'True of what is make-believe.' }),
  isUnset: z.boolean().optional().meta({ description: 'True of what waits for a setting.' }),
});
export type Finding = z.infer<typeof Finding>;

export const examinedParts = [
  'address',
  'database',
  'storage',
  'outside',
  'queue',
  'meta',
  'deliveries',
  'backups',
  'versions',
] as const;
export type ExaminedPart = (typeof examinedParts)[number];

const Examined = Finding.extend({ part: z.enum(examinedParts) });
export type Examined = z.infer<typeof Examined>;

/** One kind of job, as it stands now. */
export const JobKind = z.object({
  job: z.string(),
  running: z.int(),
  due: z.int(),
  later: z.int(),
  nextAt: z.iso.datetime().nullable().meta({ description: 'When the first of those is due.' }),
  /** Within the last hour: after that a job is forgotten. */
  givenUp: z.int(),
  /** Of what is due. */
  oldestDueSeconds: z.number(),
  /** Of the newest that was given up. */
  lastError: z.string().nullable(),
});
export type JobKind = z.infer<typeof JobKind>;

export const errorsAtOnce = 50;

/** A line of the server's log. */
const KeptError = z.object({
  at: z.iso.datetime(),
  message: z.string(),
  /** What a person was told to quote, or the number of the job's try. */
  reference: z.string().nullable(),
  /** The operation or the job. */
  place: z.string().nullable(),
  error: z.string(),
});

export const peoplePerPage = 25;

/** Somebody with an account, without anything of what they do with it. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  memberSince: z.iso.datetime(),
  isOperator: z.boolean(),
  /** Those they own. */
  workspaces: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      plan: z.enum(planNames),
      /** The last day of the subscription; null without an end. */
      until: z.iso.date().nullable(),
    }),
  ),
});
export type Account = z.infer<typeof Account>;

export const operator = oc.tag('operator').router({
  claim: member
    .route({
      method: 'POST',
      path: '/operator/claim',
      summary: 'Become the first operator',
      description:
        'With the code that the server printed at its start. It works once, and only while there is no operator.',
    })
    .errors(mayRefuse('NOT_WITH_A_KEY', 'SETUP_CODE_WRONG'))
    .input(z.object({ code: z.string().trim().min(1).max(64) }))
    .output(z.object({ isOperator: z.literal(true) })),
  examine: asOperator
    .route({
      method: 'GET',
      path: '/operator/findings',
      summary: 'How the installation is',
      description: 'Says of each part how it is and what to see to, as `npm run doctor` does.',
    })
    .output(z.array(Examined)),
  jobs: asOperator
    .route({
      method: 'GET',
      path: '/operator/jobs',
      summary: 'How the work in the background stands',
      description:
        'By kind: what runs, what is due, what is set for later, and what was given up. Never what a job is about.',
    })
    .output(z.array(JobKind)),
  retryJobs: asOperator
    .route({
      method: 'POST',
      path: '/operator/jobs/{job}/retries',
      summary: 'Do again what was given up',
      description:
        'All jobs of one kind, from the first try. Where the same waits or runs by now, that does the work; answers how many are tried again.',
    })
    .input(z.object({ job: z.string().min(1).max(100) }))
    .output(z.object({ count: z.int() })),
  backUp: asOperator
    .route({
      method: 'POST',
      path: '/operator/backups',
      summary: 'Back up now',
      description:
        'As every night: a backup is made, restored on trial, and kept. It takes minutes; the findings tell of the newest. Answers whether one was begun: a second wish joins the first.',
    })
    .errors(mayRefuse('NO_BACKUP_FOLDER'))
    .output(z.object({ isBegun: z.boolean() })),
  errors: asOperator
    .route({
      method: 'GET',
      path: '/operator/errors',
      summary: 'What went wrong here',
      description: `Errors of the last two weeks in which these words stand, such as the reference somebody quotes: the newest ${errorsAtOnce}.`,
    })
    .input(z.object({ search: z.string().trim().max(200).default('') }).prefault({}))
    .output(z.array(KeptError)),
  people: asOperator
    .route({
      method: 'GET',
      path: '/operator/people',
      summary: 'Who has an account',
      description: `Newest first, ${peoplePerPage} at a time, with the workspaces they own and their plans, and how many operators there are.`,
    })
    .input(
      z
        .object({
          search: z
            .string()
            .trim()
            .max(200)
            .optional()
            .meta({ description: 'A part of a name or an email address.' }),
          // In an address, numbers are written as texts.
          page: z.coerce.number().int().min(1).max(100_000).default(1),
        })
        .prefault({}),
    )
    .output(z.object({ people: z.array(Account), count: z.int(), operators: z.int() })),
  setPlan: asOperator
    .route({
      method: 'PUT',
      path: '/operator/workspaces/{workspaceId}/plan',
      summary: 'Put a workspace on a plan',
      description:
        'As `npm run subscription` does. The day is the last one; without it the subscription has no end.',
    })
    .errors(mayRefuse('ACCOUNT_NOT_FOUND'))
    .input(z.object({ workspaceId: z.uuid(), plan: z.enum(planNames), until: z.iso.date().nullable() }))
    .output(z.object({ name: z.string() })),
  setOperator: asOperator
    .route({
      method: 'PUT',
      path: '/operator/people/{personId}/operator',
      summary: 'Make somebody an operator, or no longer',
      description: 'Asks for a password typed within ten minutes. The last operator stays one.',
    })
    .errors(mayRefuse('ACCOUNT_NOT_FOUND', 'PROOF_NEEDED', 'LAST_OPERATOR'))
    .input(z.object({ personId: z.string().min(1).max(64), isOperator: z.boolean() }))
    .output(z.object({ isOperator: z.boolean() })),
});
