import { z } from 'zod';
import { ToldProblem } from '../told-problem.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const leadLimits = {
  note: 2000,
  /** A page of the list. */
  page: 100,
  /** A page of the inbox, of all campaigns. */
  inbox: { least: 1, most: 50, default: 50 },
  retentionMonths: { least: 1, most: 120, default: 24 },
} as const;

/** What somebody answered to one question of the form. */
export const LeadAnswer = z.object({
  /** The question's key at Meta, for example full_name. */
  name: z.string(),
  values: z.array(z.string()),
});
export type LeadAnswer = z.infer<typeof LeadAnswer>;

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
});
export type Lead = z.infer<typeof Lead>;

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
  /** Whether an email tells of new ones. */
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

export const LeadInbox = z.object({
  leads: z.array(InboxLead),
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
