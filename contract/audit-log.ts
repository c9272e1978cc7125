import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';

/** What somebody has done in a workspace, or what was done to it from outside, by what it is about. */
export const deedsAbout = {
  campaigns: ['operation-accepted', 'operation-done', 'operation-failed', 'operation-canceled'],
  drafts: [
    'draft-made',
    'draft-changed',
    'draft-deleted',
    'draft-restored',
    'approval-asked',
    'approval-revoked',
    'approval-decided',
    'approval-voided',
    'comment-removed',
  ],
  leads: [
    'leads-downloaded',
    'leads-read',
    'person-erased',
    'leads-kept',
    'leads-recalled',
    'lead-noted',
    'lead-events-set',
    'webhook-set',
    'webhook-removed',
  ],
  law: ['law-answered', 'picture-told'],
  facebook: ['changed-at-meta', 'facebook-linked', 'facebook-chosen', 'facebook-disconnected'],
  access: ['key-made', 'key-revoked', 'assistant-connected', 'assistant-disconnected'],
  team: [
    'workspace-made',
    'workspace-renamed',
    'demands-set',
    'member-invited',
    'invitation-withdrawn',
    'invitation-declined',
    'member-joined',
    'member-changed',
    'member-removed',
    'member-left',
    'log-kept',
    'log-downloaded',
    'workspace-downloaded',
  ],
} as const;
export type DeedTopic = keyof typeof deedsAbout;
export const deedTopics = Object.keys(deedsAbout) as DeedTopic[];

const Deed = z.enum(Object.values(deedsAbout).flat());
export type Deed = z.infer<typeof Deed>;

/** Who has done it: a person, a program with a key, an assistant, whoever holds a link, somebody at Meta, or this server by itself. */
export const actorKinds = ['person', 'key', 'assistant', 'link', 'meta', 'adfjord'] as const;
export const ActorKind = z.enum(actorKinds);
export type ActorKind = z.infer<typeof ActorKind>;

const values = z.record(z.string(), z.unknown());

/** One line. Nothing is ever changed in it, and its hash covers it and all lines before it. */
export const AuditLine = z.object({
  seq: z.int().meta({ description: 'Counts the lines of the workspace, from one.' }),
  at: z.iso.datetime(),
  actor: z.object({ kind: ActorKind, name: z.string() }),
  deed: Deed,
  subject: z
    .object({ kind: z.string(), id: z.string().nullable(), name: z.string() })
    .nullable()
    .meta({ description: 'What it was done to; without an id where it is a person.' }),
  from: values.nullable(),
  to: values.nullable(),
  asked: z
    .string()
    .optional()
    .meta({ description: 'Of an answer to the law: the question, in the language of whoever reads.' }),
  address: z.string().nullable().meta({ description: 'Where the request came from.' }),
  hash: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const auditLimits = {
  page: 50,
  search: 100,
  keptMonths: { least: 12, usual: 24, most: 120 },
} as const;

const Filter = z.object({
  search: z.string().trim().max(auditLimits.search).optional(),
  actor: ActorKind.optional(),
  about: z.enum(deedTopics).optional(),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof Filter>;

const before = z.object({ beforeLine: z.coerce.number().int().min(1).max(2_147_483_647).optional() });
const Page = z.object({
  lines: z.array(AuditLine),
  next: z.int().nullable().meta({ description: 'Hand it in as `beforeLine` to read on.' }),
  keptMonths: z.int(),
});

export const auditLog = oc.tag('audit log').router({
  list: member
    .route({
      method: 'GET',
      path: '/audit-log',
      summary: 'Who has done what, newest first',
      description:
        'Every deed in the workspace that changes something or takes data out of it. Days are meant in UTC. `GET /exports/audit-log.csv` has all of it as a file.',
    })
    .input(before.extend(Filter.shape))
    .output(Page),
  listMine: member
    .route({
      method: 'GET',
      path: '/audit-log/mine',
      summary: 'What your assistants have done',
      description: 'Their lines of the log of this workspace, newest first.',
    })
    .input(before)
    .output(Page),
  verify: member
    .route({
      method: 'GET',
      path: '/audit-log/verification',
      summary: 'Whether the log is whole',
      description:
        'Reckons every hash again. A line that was changed, left out or put in breaks the chain from there on.',
    })
    .output(
      z.object({
        lines: z.int(),
        /** Where the chain is broken first; null where it is whole. */
        brokenAt: z.int().nullable(),
        lastHash: z.string().nullable().meta({
          description: 'Written down elsewhere, it proves later that no line at the end is missing.',
        }),
      }),
    ),
  setKept: member
    .route({
      method: 'PUT',
      path: '/audit-log/kept',
      summary: 'Say for how long the log is kept',
      description: 'Older lines are removed by night; that this was said stands in the log.',
    })
    .input(z.object({ months: z.int().min(auditLimits.keptMonths.least).max(auditLimits.keptMonths.most) }))
    .output(z.object({ months: z.int() })),
});
