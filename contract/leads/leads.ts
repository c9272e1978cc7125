import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { leadAlerts } from './lead-alerts.ts';
import { leadOutcomes } from './lead-outcomes.ts';
import { leadEvents } from './lead-events.ts';
import { leadTargets } from './lead-targets.ts';
import { leadWebhooks } from './lead-webhooks.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import {
  CampaignLeads,
  Lead,
  LeadChange,
  InboxLead,
  LeadCounts,
  LeadInbox,
  LeadNews,
  LeadStatus,
  LeadSummary,
  PersonsLead,
  leadLimits,
} from './lead.ts';
import { asTools } from '../tools.ts';

const onCampaign = z.object({ facebookCampaignId: z.string().min(1).max(50) });
const ofCampaign = mayRefuse('LEAD_CAMPAIGN_NOT_FOUND', 'LEAD_FORM_MISSING', 'LEAD_PAGE_MISSING');
/** The forms of a campaign made in Ads Manager are asked for when its leads are looked at first. */
const mayAskFacebook = mayRefuse(
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'FACEBOOK_UNAVAILABLE',
  'FACEBOOK_REFUSED',
);

const ofWhom = z.object({
  search: z.string().trim().max(100).optional(),
  status: LeadStatus.optional(),
  next: z
    .string()
    .regex(/^\d{1,14}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional(),
});

export const leads = oc.tag('leads').router({
  list: member
    .route({
      method: 'GET',
      path: '/campaigns/{facebookCampaignId}/leads',
      summary: 'The leads of a campaign, newest first',
      description:
        'A hundred at a time, with the questions of the form and how many there are here and at Facebook. Search looks in all answers and notes, and finds a phone number however it is written. In place of a campaign you may name a form that no campaign uses.',
    })
    .input(onCampaign.extend(ofWhom.shape))
    .output(CampaignLeads)
    .errors({ ...ofCampaign, ...mayAskFacebook }),
  refresh: member
    .route({
      method: 'POST',
      path: '/functions/fetch-facebook-leads',
      summary: 'Read the leads of a form from Meta now',
      description: 'Everything Meta still has is read and kept; what is here already stays as it is.',
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
        'Sets how far you have come with a lead and what is next, what it brought or why it was lost, who sees to it, and your own note. What is left out stays as it is.',
    })
    .input(LeadChange)
    .output(Lead)
    .errors(mayRefuse('LEAD_NOT_FOUND', 'LEAD_TAKEN', 'LEAD_CHANGED_MEANWHILE')),
  listPersonsLeads: member
    .route({
      method: 'GET',
      path: '/leads/{id}/person',
      summary: 'Whom an erasure would erase',
      description:
        'This lead and every other one of this workspace with the same e-mail address or phone number, newest first. A family may share a number: look at the names before you erase.',
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
    })
    .input(z.object({ id: z.uuid(), leadIds: z.array(z.uuid()).min(1).max(1000).optional() }))
    .output(z.object({ erased: z.int() }))
    .errors(mayRefuse('LEAD_NOT_FOUND')),
  summaries: member
    .route({
      method: 'GET',
      path: '/leads/summaries',
      summary: 'How many leads each campaign has',
      description:
        'For each campaign that has leads: how many, how many nobody has dealt with, and what those won lately brought beside what was spent.',
    })
    .output(z.array(LeadSummary)),
  inbox: member
    .route({
      method: 'GET',
      path: '/leads',
      summary: 'The leads of all campaigns, newest first',
      description:
        'Fifty at a time, each with the campaign it came from and what its form asks. With the status `new` these are the leads nobody has dealt with. How many there are in all is in the summaries.',
    })
    .meta(asTools({ name: 'find_leads', scope: 'leads:read', fixed: { limit: 25 } }))
    .input(
      ofWhom
        .extend({
          // In an address, numbers are written as texts.
          limit: z.coerce
            .number<number>()
            .int()
            .min(leadLimits.inbox.least)
            .max(leadLimits.inbox.most)
            .default(leadLimits.inbox.default),
        })
        .prefault({}),
    )
    .output(LeadInbox),
  get: member
    .route({
      method: 'GET',
      path: '/leads/{id}',
      summary: 'One lead',
      description: 'With the campaign it came from and what its form asks.',
    })
    .meta(asTools({ name: 'get_lead', scope: 'leads:read' }))
    .input(z.object({ id: z.uuid() }))
    .output(InboxLead)
    .errors(mayRefuse('LEAD_NOT_FOUND')),
  watch: member
    .route({
      method: 'GET',
      path: '/leads/arrivals',
      summary: 'Be told of new leads as they come',
      description:
        'Answers a stream: an event whenever leads come in, with how many and for which campaign, one for all the earlier leads of a form that is read for the first time, and one whenever something became of a lead.',
    })
    .output(eventIterator(LeadNews)),
  setLeadEmails: member
    .route({
      method: 'PUT',
      path: '/campaigns/{facebookCampaignId}/lead-emails',
      summary: 'Hear of the new leads of a campaign, or not',
      description: 'For myself, in every way. Of new campaigns everybody hears.',
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
    })
    .output(z.object({ months: z.int() })),
  setRetention: member
    .route({
      method: 'PUT',
      path: '/leads/retention',
      summary: 'Set how long leads are kept',
      description: 'Older ones are erased every night.',
    })
    .input(
      z.object({
        months: z.int().min(leadLimits.retentionMonths.least).max(leadLimits.retentionMonths.most),
      }),
    )
    .output(z.object({ months: z.int() })),
  ...leadAlerts,
  ...leadOutcomes,
  ...leadEvents,
  ...leadTargets,
  ...leadWebhooks,
});
