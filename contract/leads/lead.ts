import { z } from 'zod';
import { CurrencyCode } from '../currency-code.ts';
import { Moment } from '../storable.ts';
import { ToldProblem } from '../told-problem.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const lostReasons = [
  'no-answer',
  'too-expensive',
  'chose-other',
  'not-for-us',
  'spam',
  'other',
] as const;
const LostReason = z.enum(lostReasons);
export type LostReason = z.infer<typeof LostReason>;

export const leadLimits = {
  note: 2000,
  nextStep: 200,
  /** A page of the list. */
  page: 100,
  /** A page of the inbox, of all campaigns. */
  inbox: { least: 1, most: 50, default: 50 },
  /** Of fewer that were contacted, nothing is said about how quickly. */
  fewestTimed: 5,
  retentionMonths: { least: 1, most: 120, default: 24 },
} as const;

/** What somebody answered to one question of the form. */
export const LeadAnswer = z.object({
  /** The question's key at Meta, for example full_name. */
  name: z.string(),
  values: z.array(z.string()),
});
export type LeadAnswer = z.infer<typeof LeadAnswer>;

const NextStep = z.object({ text: z.string().trim().max(leadLimits.nextStep), at: Moment });
const Won = z.object({
  valueMinor: z.int().min(0).max(1e12),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

export const Lead = z.object({
  id: z.uuid(),
  facebookLeadId: z.string(),
  facebookFormId: z.string(),
  /** Null for a test lead, or when the form was not opened from an ad. */
  facebookCampaignId: z.string().nullable(),
  /** When the form was sent. */
  createdAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  answers: z.array(LeadAnswer),
  isTest: z.boolean(),
  status: LeadStatus,
  note: z.string(),
  /** When somebody came to them first; null while nobody has. */
  contactedAt: z.iso.datetime().nullable(),
  /** What is to be done next, and when. */
  nextStep: NextStep.nullable(),
  /** What it brought, once it is won and somebody has said so. */
  won: Won.nullable(),
  /** Why it was lost, once somebody has said so. */
  lostReason: LostReason.nullable(),
  /** Who sees to it. */
  takenBy: z.object({ name: z.string() }).nullable(),
});
export type Lead = z.infer<typeof Lead>;

/** What becomes of a lead. What is left out stays as it is. */
export const LeadChange = z.object({
  id: z.uuid(),
  status: LeadStatus.optional(),
  note: z.string().max(leadLimits.note).optional(),
  nextStep: NextStep.nullable().optional(),
  won: Won.extend({ currency: CurrencyCode })
    .nullable()
    .optional()
    .meta({ description: 'What it brought. The lead is won.' }),
  lostReason: LostReason.optional().meta({ description: 'Why it was lost. The lead is lost.' }),
  take: z.boolean().optional().meta({ description: 'Whether you see to it, or nobody any more.' }),
  was: z
    .object({ status: LeadStatus, note: z.string().max(leadLimits.note) })
    .partial()
    .optional()
    .meta({
      description:
        'What you saw when you changed it. A status that somebody else has set since is not written over, and notes of both are kept.',
    }),
  doneAt: Moment.optional().meta({ description: 'When it was so, where you tell of it later.' }),
});
export type LeadChange = z.infer<typeof LeadChange>;

/** A question of a form: a column of the table. */
export const LeadQuestion = z.object({
  name: z.string(),
  label: z.string(),
  /** Whoever made the form asks it; left out where Meta asks itself, or did not say. */
  isOwn: z.boolean().optional(),
});
export type LeadQuestion = z.infer<typeof LeadQuestion>;

/** How many leads a form has, tests not counted, with us and at Meta, which forgets a lead after 90 days. */
export const LeadCounts = z.object({
  here: z.int(),
  /** Of those here, the ones Meta should have as well: not older than 90 days when all were read the last time. */
  hereRecent: z.int(),
  /** Null while Meta could not be asked. */
  atMeta: z.int().nullable(),
  countedAt: z.iso.datetime().nullable(),
  /** Nothing Meta has is missing here, but what a person has erased. */
  agree: z.boolean(),
  /** How many could not be kept as Meta wrote them. They are tried again and again. */
  setAside: z.int(),
});
export type LeadCounts = z.infer<typeof LeadCounts>;

export const CampaignLeads = z.object({
  /** The form's own id where no campaign uses it. */
  facebookCampaignId: z.string(),
  title: z.string(),
  facebookFormId: z.string(),
  facebookPageId: z.string(),
  questions: z.array(LeadQuestion),
  leads: z.array(Lead),
  /** Hand it in to read on; null at the end. */
  next: z.string().nullable(),
  /** How many match what was searched for. */
  matching: z.int(),
  counts: LeadCounts,
  /** When leads were last read from Meta, or one came by itself. */
  lastUpdatedAt: z.iso.datetime().nullable(),
  /** What went wrong the last time they were read, in plain words. */
  problem: ToldProblem.nullable(),
  /** Whether I am told of new ones. */
  emailsOn: z.boolean(),
});
export type CampaignLeads = z.infer<typeof CampaignLeads>;

/** One of the leads of somebody who is to be erased. */
export const PersonsLead = z.object({
  id: z.uuid(),
  /** Null where the form did not ask for it. */
  name: z.string().nullable(),
  /** The campaign it came from. */
  title: z.string(),
  /** When the form was sent. */
  createdAt: z.iso.datetime(),
  status: LeadStatus,
});
export type PersonsLead = z.infer<typeof PersonsLead>;

/** A lead, and where it came from. */
export const InboxLead = z.object({
  lead: Lead,
  /** Whose list shows it: a campaign, or the form itself where no campaign uses it. */
  facebookCampaignId: z.string(),
  title: z.string(),
  /** What its form asks. */
  questions: z.array(LeadQuestion),
});
export type InboxLead = z.infer<typeof InboxLead>;

/** How quickly those who answered are contacted. */
export const Quickness = z.object({
  /** How many were contacted, of those who were known here within a day of answering. Spam is not counted. */
  timed: z.int(),
  /** Half of them were contacted within so many minutes of answering; null where too few were to say so. */
  medianMinutes: z.number().nullable(),
});
export type Quickness = z.infer<typeof Quickness>;

export const LeadInbox = z.object({
  leads: z.array(InboxLead),
  /** Those whose next step is due, the first due first: with the first page of all leads, whether or not it holds them. */
  due: z.array(InboxLead),
  /** Of the last 30 days, with the first page; else null. */
  quickness: Quickness.nullable(),
  /** Hand it in to read on; null at the end. */
  next: z.string().nullable(),
  /** When leads were last read from Meta; null before that. */
  lastUpdatedAt: z.iso.datetime().nullable(),
  /** How many Meta still has, of all forms; null while it could not be asked. */
  atMeta: z.int().nullable(),
});
export type LeadInbox = z.infer<typeof LeadInbox>;

export const LeadSummary = z.object({
  facebookCampaignId: z.string(),
  /** The campaign's, or the form's where no campaign uses it. */
  title: z.string(),
  total: z.int(),
  /** Those nobody has dealt with. */
  unhandled: z.int(),
  lately: z
    .object({
      won: z.int(),
      /** What those won brought, and of how many somebody has said so, in the money the campaign is paid in. */
      wonMinor: z.int(),
      valued: z.int(),
      spentMinor: z.int(),
      currency: z.string().length(3),
    })
    .nullable()
    .meta({
      description:
        'Of those who answered in the last 30 days, beside what Meta says the campaign cost meanwhile; null where Meta tells of no such campaign.',
    }),
});
export type LeadSummary = z.infer<typeof LeadSummary>;

/** Leads that have just come in or been found, for an announcement. */
export const LeadArrival = z.object({
  /** Whose list shows them: a campaign, or the form itself where no campaign uses it. */
  facebookCampaignId: z.string(),
  title: z.string(),
  count: z.int(),
  /** The newest one's name, where the form asked for it. */
  name: z.string().nullable(),
  /** Sent long before their form was known here: all of them are told of once, when it is read for the first time. */
  isEarlier: z.boolean(),
});
export type LeadArrival = z.infer<typeof LeadArrival>;

/** What an open page is told: that leads came, or that something became of those it knows. */
export const LeadNews = z.union([LeadArrival, z.object({ changed: z.literal(true) })]);
export type LeadNews = z.infer<typeof LeadNews>;
