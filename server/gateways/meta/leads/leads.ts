import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { Creative, toCreative } from '../publishing/creative.ts';
import type { Graph } from '../graph/graph.ts';
import { Moment } from '../graph/moments.ts';
import { listAll, pagesOf } from '../graph/pages.ts';

export interface FoundLead {
  id: string;
  /** Null for a test, and when the form was not opened from an ad, or Meta does not say from which. */
  campaignId: string | null;
  adId: string | null;
  createdAt: Date;
  isTest: boolean;
  answers: { name: string; values: string[] }[];
}

interface LeadPage {
  leads: FoundLead[];
  /** Those Meta wrote in a way we cannot read, as far as their id can be. */
  unreadableIds: string[];
}

interface FoundForm {
  name: string;
  /** How many leads Meta counts. */
  leadsCount: number;
  /** `isOwn`: whoever made the form asks it, under a key of their own. */
  questions: { name: string; label: string; isOwn?: boolean }[];
}

interface FormOnPage {
  formId: string;
  pageToken: string;
}

/** Forms people answer, and what they answered. */
export interface Leads {
  getForm(form: FormOnPage): Promise<FoundForm>;
  /** Newest first, a page at a time; with `since` those sent after it. Meta hands out 90 days. */
  listLeads(form: FormOnPage & { since?: Date | undefined }): AsyncGenerator<LeadPage>;
  getLead(form: FormOnPage, leadId: string): Promise<FoundLead>;
  /** The forms that the ads of a campaign open, and the page they belong to. */
  findFormsOfCampaign(
    token: string,
    campaignId: string,
  ): Promise<{ formIds: string[]; pageId: string | null }>;
}

/** No more than a number column takes. */
const mostLeads = 2 ** 31 - 1;
// What cannot be read here holds up no lead: leads bring their questions with them, and are counted as they come.
const FormReply = z.object({
  name: z.string().catch(''),
  leads_count: z.coerce.number().int().min(0).max(mostLeads).catch(0),
  questions: z
    .array(z.object({ key: z.string(), label: z.string().nullish(), type: z.string().nullish() }))
    .catch([]),
});

const Id = z.string().regex(/^\d{1,32}$/);
/** One text, several or none: whatever else Meta writes there is kept as it is written. */
const Values = z
  .unknown()
  .transform((given) => [given].flat().filter((value) => value !== null && value !== undefined))
  .transform((values) => values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
const LeadReply = z.object({
  id: Id,
  created_time: Moment,
  // A lead without its ad is still a lead.
  campaign_id: Id.optional().catch(undefined),
  ad_id: Id.optional().catch(undefined),
  field_data: z.array(z.object({ name: z.string(), values: Values })).default([]),
});
const WithId = z.object({ id: Id });

const AdReply = z.object({ creative: Creative.optional() });
const Named = z.object({ id: z.string() });

const leadFields = 'id,created_time,ad_id,campaign_id,field_data';
const pageSize = 500;

export function openLeads(graph: Graph): Leads {
  /** A lead does not say whether it is a test, but a form lists its tests. Without that list it counts as real. */
  async function listTestIds({ formId, pageToken }: FormOnPage): Promise<Set<string>> {
    const call = { path: `${formId}/test_leads`, params: { fields: 'id' }, token: pageToken };
    try {
      return new Set((await listAll(graph, call, Named)).map(({ id }) => id));
    } catch (error) {
      if (error instanceof GatewayError && isDeliberate(error)) return new Set();
      throw error;
    }
  }

  /** Tests come from no ad, so most pages need no second look. */
  async function toLeads(form: FormOnPage, replies: z.infer<typeof LeadReply>[]): Promise<FoundLead[]> {
    const mayBeTests = replies.some((reply) => reply.ad_id === undefined);
    const tests = mayBeTests ? await listTestIds(form) : new Set<string>();
    return replies.map((reply) => ({
      id: reply.id,
      campaignId: reply.campaign_id ?? null,
      adId: reply.ad_id ?? null,
      createdAt: reply.created_time,
      isTest: tests.has(reply.id),
      answers: reply.field_data,
    }));
  }

  return {
    async getForm({ formId, pageToken }) {
      const params = { fields: 'id,name,leads_count,questions' };
      const reply = await graph.get({ path: formId, params, token: pageToken }, FormReply);
      return {
        name: reply.name,
        leadsCount: reply.leads_count,
        questions: reply.questions.map(({ key, label, type }) => ({
          name: key,
          label: label || key,
          ...(type === 'CUSTOM' && { isOwn: true }),
        })),
      };
    },

    async *listLeads({ since, ...form }) {
      const params = { fields: leadFields, filtering: since && [sentAfter(since)] };
      const call = { path: `${form.formId}/leads`, params, token: form.pageToken, pageSize };
      // Each is read for itself: one that cannot be read holds up no other.
      for await (const page of pagesOf(graph, call, z.unknown())) {
        const read = page.map((item) => LeadReply.safeParse(item).data);
        const unreadable = page.filter((_item, position) => !read[position]);
        yield {
          leads: await toLeads(
            form,
            read.filter((reply) => reply !== undefined),
          ),
          unreadableIds: unreadable.flatMap((item) => WithId.safeParse(item).data?.id ?? []),
        };
      }
    },

    async getLead(form, leadId) {
      const call = { path: leadId, params: { fields: leadFields }, token: form.pageToken };
      const [lead] = await toLeads(form, [await graph.get(call, LeadReply)]);
      return lead!;
    },

    async findFormsOfCampaign(token, campaignId) {
      const params = { fields: 'creative{id,object_story_spec}' };
      const ads = await listAll(graph, { path: `${campaignId}/ads`, params, token }, AdReply);
      const creatives = ads.flatMap(({ creative }) => (creative ? [toCreative(creative)] : []));
      const formIds = new Set(creatives.flatMap(({ leadFormId }) => leadFormId ?? []));
      const withForm = creatives.find(({ leadFormId }) => leadFormId);
      return { formIds: [...formIds], pageId: withForm?.pageId ?? null };
    },
  };
}

function sentAfter(since: Date) {
  return { field: 'time_created', operator: 'GREATER_THAN', value: Math.floor(since.getTime() / 1000) };
}

function isDeliberate({ failureKind }: GatewayError): boolean {
  return failureKind === 'forbidden' || failureKind === 'rejected' || failureKind === 'not-found';
}
