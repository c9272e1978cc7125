import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { leadWebhooks } from './lead-webhooks.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { ToldProblem } from '../told-problem.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export const LeadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const leadLimits = {
  note: 2000,
  /** A page of the list. */
  page: 100,
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
export const LeadQuestion = z.object({ name: z.string(), label: z.string() });
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

export const LeadSummary = z.object({
  facebookCampaignId: z.string(),
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

const onCampaign = z.object({ facebookCampaignId: z.string().min(1).max(50) });
const ofCampaign = mayRefuse('LEAD_CAMPAIGN_NOT_FOUND', 'LEAD_FORM_MISSING', 'LEAD_PAGE_MISSING');
/** The forms of a campaign made in Ads Manager are asked for when its leads are looked at first. */
const mayAskFacebook = mayRefuse(
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'FACEBOOK_UNAVAILABLE',
  'FACEBOOK_REFUSED',
);

export const leads = {
  list: member
    .route({
      method: 'GET',
      path: '/campaigns/{facebookCampaignId}/leads',
      summary: 'The leads of a campaign, newest first',
      description:
        'A hundred at a time, with the questions of the form and how many there are here and at Facebook. Search looks in all answers and notes, and finds a phone number however it is written. In place of a campaign you may name a form that no campaign uses.',
      tags: ['leads'],
    })
    .input(
      onCampaign.extend({
        search: z.string().trim().max(100).optional(),
        status: LeadStatus.optional(),
        next: z
          .string()
          .regex(/^\d{1,14}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
          .optional(),
      }),
    )
    .output(CampaignLeads)
    .errors({ ...ofCampaign, ...mayAskFacebook }),
  refresh: member
    .route({
      method: 'POST',
      path: '/functions/fetch-facebook-leads',
      summary: 'Read the leads of a form from Meta now',
      description: 'Everything Meta still has is read and kept; what is here already stays as it is.',
      tags: ['leads'],
    })
    .input(z.object({ leadFormId: z.string().min(1).max(50), pageId: z.string().min(1).max(50) }))
    .output(
      z.object({
        added: z.int(),
        counts: LeadCounts,
        leads: z.array(Lead).meta({ description: 'The newest hundred of the form.' }),
      }),
    )
    .errors(
      mayRefuse(
        'LEAD_CAMPAIGN_NOT_FOUND',
        'CONNECTION_MISSING',
        'CONNECTION_BROKEN',
        'SELECTION_UNKNOWN',
        'FACEBOOK_UNAVAILABLE',
        'FACEBOOK_REFUSED',
      ),
    ),
  update: member
    .route({
      method: 'PATCH',
      path: '/leads/{id}',
      summary: 'Note what became of a lead',
      description:
        'Sets how far you have come with a lead, and your own note about it. What is left out stays as it is.',
      tags: ['leads'],
    })
    .input(
      z.object({
        id: z.uuid(),
        status: LeadStatus.optional(),
        note: z.string().max(leadLimits.note).optional(),
      }),
    )
    .output(Lead)
    .errors(mayRefuse('LEAD_NOT_FOUND')),
  listPersonsLeads: member
    .route({
      method: 'GET',
      path: '/leads/{id}/person',
      summary: 'Whom an erasure would erase',
      description:
        'This lead and every other one of this workspace with the same e-mail address or phone number, newest first. A family may share a number: look at the names before you erase.',
      tags: ['leads'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.array(PersonsLead))
    .errors(mayRefuse('LEAD_NOT_FOUND')),
  erase: member
    .route({
      method: 'POST',
      path: '/leads/{id}/erase',
      summary: 'Erase a person',
      description:
        'Removes every lead of this workspace with the same e-mail address or phone number, and every copy of them we keep. With `leadIds` only those of them are removed. It cannot be undone. Meta keeps its own copy until it is 90 days old.',
      tags: ['leads'],
    })
    .input(z.object({ id: z.uuid(), leadIds: z.array(z.uuid()).min(1).max(1000).optional() }))
    .output(z.object({ erased: z.int() }))
    .errors(mayRefuse('LEAD_NOT_FOUND')),
  summaries: member
    .route({
      method: 'GET',
      path: '/leads/summaries',
      summary: 'How many leads each campaign has',
      description: 'For each campaign that has leads: how many, and how many nobody has dealt with.',
      tags: ['leads'],
    })
    .output(z.array(LeadSummary)),
  watch: member
    .route({
      method: 'GET',
      path: '/leads/arrivals',
      summary: 'Be told of new leads as they come',
      description:
        'Answers a stream: an event whenever leads come in, with how many and for which campaign, and one for all the earlier leads of a form that is read for the first time.',
      tags: ['leads'],
    })
    .output(eventIterator(LeadArrival)),
  setLeadEmails: member
    .route({
      method: 'PUT',
      path: '/campaigns/{facebookCampaignId}/lead-emails',
      summary: 'Switch emails about new leads on or off',
      description: 'For one campaign. New campaigns start with them on.',
      tags: ['leads'],
    })
    .input(onCampaign.extend({ on: z.boolean() }))
    .output(z.object({ emailsOn: z.boolean() }))
    .errors(ofCampaign),
  getRetention: member
    .route({
      method: 'GET',
      path: '/leads/retention',
      summary: 'How long leads are kept',
      description: 'After how many months a lead is erased.',
      tags: ['leads'],
    })
    .output(z.object({ months: z.int() })),
  setRetention: member
    .route({
      method: 'PUT',
      path: '/leads/retention',
      summary: 'Set how long leads are kept',
      description: 'Older ones are erased every night.',
      tags: ['leads'],
    })
    .input(
      z.object({
        months: z.int().min(leadLimits.retentionMonths.least).max(leadLimits.retentionMonths.most),
      }),
    )
    .output(z.object({ months: z.int() })),
  ...leadWebhooks,
};
