import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { asTools } from '../tools.ts';

export const LeadForm = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'paused', 'archived', 'draft']),
  createdAt: z.iso.datetime().nullable(),
});
export type LeadForm = z.infer<typeof LeadForm>;

/** Questions Facebook fills in from a person's profile. */
export const prefilledQuestions = [
  'FULL_NAME',
  'EMAIL',
  'PHONE',
  'CITY',
  'POST_CODE',
  'COMPANY_NAME',
  'JOB_TITLE',
] as const;
export const PrefilledQuestion = z.enum(prefilledQuestions);
export type PrefilledQuestion = z.infer<typeof PrefilledQuestion>;

const line = (most: number) => z.string().trim().min(1).max(most);

/** A form to be made. Lengths are the ones Meta shows in full. */
export const NewLeadForm = z.object({
  pageId: z.string().max(50),
  name: line(100),
  /** What Facebook's own parts of the form are written in. */
  language: z.enum(['English', 'Norwegian']),
  intro: z.object({ headline: line(60), text: z.string().trim().max(500) }).nullable(),
  questions: z.array(PrefilledQuestion).min(1),
  ownQuestions: z.array(line(80)).max(3),
  privacyPolicyUrl: z.url({ protocol: /^https?$/ }).max(1000),
  thankYou: z.object({
    title: line(60),
    text: line(200),
    button: line(30),
    websiteUrl: z.url({ protocol: /^https?$/ }).max(1000),
  }),
});
export type NewLeadForm = z.infer<typeof NewLeadForm>;

export const Pixel = z.object({ id: z.string(), name: z.string(), lastFiredAt: z.iso.datetime().nullable() });
export type Pixel = z.infer<typeof Pixel>;

/** How a question that goes on to Facebook may be refused. */
export const overFacebook = mayRefuse(
  'CONNECTION_MISSING',
  'CONNECTION_BROKEN',
  'AD_ACCOUNT_NOT_CHOSEN',
  'SELECTION_UNKNOWN',
  'FACEBOOK_UNAVAILABLE',
  'FACEBOOK_REFUSED',
);

/** What a campaign chooses from, and what can be made where nothing is there yet. */
export const facebookChoices = {
  listLeadForms: member
    .route({
      method: 'POST',
      path: '/functions/fetch-page-lead-forms',
      summary: 'Lead forms of a page',
      description:
        'Lead forms of one of your Facebook pages, whoever made them. Hand the id of an active one in as the lead form of a campaign.',
    })
    .meta(asTools({ name: 'list_lead_forms', scope: 'ads:draft', hidden: ['forceRefresh'] }))
    .input(z.object({ pageId: z.string().max(50), forceRefresh: z.boolean().optional() }))
    .output(
      z.object({
        forms: z.array(LeadForm),
        cached: z.literal(false).meta({
          description: 'Facebook is asked every time, so `forceRefresh` makes no difference.',
        }),
      }),
    )
    .errors(overFacebook),
  listPixels: member
    .route({
      method: 'POST',
      path: '/functions/fetch-facebook-pixels',
      summary: 'Pixels of an ad account',
      description:
        'Pixels of one of your ad accounts, with when each was last heard of. Hand an id in as the pixel of a campaign.',
    })
    .input(z.object({ adAccountId: z.string().max(50) }))
    .output(z.object({ pixels: z.array(Pixel) }))
    .errors(overFacebook),
  findGoodLeads: member
    .route({
      method: 'GET',
      path: '/campaigns/good-leads',
      summary: 'Whether a campaign can look for good leads',
      description:
        'Whether there is what Meta asks for before it looks for leads that become customers (`seeksGoodLeads`). What is missing is told by `GET /lead-events`.',
    })
    .output(z.object({ isOffered: z.boolean() })),
  createPixel: member
    .route({
      method: 'POST',
      path: '/pixels',
      summary: 'Make a pixel for an ad account',
      description: 'An account has one pixel; where there is one already, that one is answered.',
      successStatus: 201,
    })
    .input(z.object({ adAccountId: z.string().max(50), name: z.string().trim().min(1).max(100) }))
    .output(Pixel)
    .errors(overFacebook),
};
