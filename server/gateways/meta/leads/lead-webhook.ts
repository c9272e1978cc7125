import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';
import { listAll } from '../graph/pages.ts';

/** Hearing of new leads the moment they come. */
export interface LeadWebhook {
  /** Has Meta call this address for new leads. Meta first asks the address for the verify token. */
  ensureAppHears(order: { callbackUrl: string; verifyToken: string }): Promise<void>;
  /** Has Meta tell the app of new leads of this page. */
  ensurePageTells(page: { pageId: string; pageToken: string }): Promise<void>;
}

/** That a lead came; what was answered has to be fetched. */
export interface LeadNotice {
  leadId: string;
  formId: string;
  pageId: string;
}

const AppSubscription = z.object({
  object: z.string(),
  callback_url: z.string().default(''),
  active: z.boolean().default(false),
  fields: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
});
const PageSubscription = z.object({ id: z.string(), subscribed_fields: z.array(z.string()).default([]) });
const Done = z.object({ success: z.literal(true) });

export function openLeadWebhook(
  graph: Graph,
  { appId, appSecret }: { appId: string; appSecret: string },
): LeadWebhook {
  return {
    async ensureAppHears({ callbackUrl, verifyToken }) {
      const call = { path: `${appId}/subscriptions`, token: `${appId}|${appSecret}` };
      const held = await listAll(graph, call, AppSubscription);
      const isHeard = held.some(
        ({ object, callback_url: url, active, fields }) =>
          object === 'page' && url === callbackUrl && active && fields.includes('leadgen'),
      );
      if (isHeard) return;
      // What the app hears of besides stays.
      const fields = new Set([
        ...held.filter(({ object }) => object === 'page').flatMap((each) => each.fields),
        'leadgen',
      ]);
      const params = {
        object: 'page',
        callback_url: callbackUrl,
        fields: [...fields].join(','),
        verify_token: verifyToken,
      };
      await graph.post({ ...call, params }, Done);
    },

    async ensurePageTells({ pageId, pageToken }) {
      const call = { path: `${pageId}/subscribed_apps`, token: pageToken };
      const held = (await listAll(graph, call, PageSubscription)).find(({ id }) => id === appId);
      if (held?.subscribed_fields.includes('leadgen')) return;
      const params = { subscribed_fields: [...(held?.subscribed_fields ?? []), 'leadgen'].join(',') };
      await graph.post({ ...call, params }, Done);
    },
  };
}

/** Whether Meta has sent these very bytes: `X-Hub-Signature-256` is made of them and our app's secret. */
export function isSignedByMeta(
  body: Uint8Array,
  { signature, appSecret }: { signature: string | undefined; appSecret: string },
): boolean {
  const given = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1] ?? '', 'hex');
  const expected = createHmac('sha256', appSecret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Meta's samples show bare numbers, its calls strings; numbers this long are read as they are written. */
const Id = z.string().regex(/^\d{1,32}$/);
const Change = z.object({
  field: z.literal('leadgen'),
  value: z.object({ leadgen_id: Id, form_id: Id, page_id: Id.optional() }),
});
const Told = z.object({
  object: z.literal('page'),
  entry: z.array(z.object({ id: Id, changes: z.array(z.unknown()).default([]) })),
});

/** The leads a call tells of, each once; what it tells besides is passed over. Undefined when it is no JSON. */
export function readLeadNotices(body: string): LeadNotice[] | undefined {
  const read = parseExactly(body);
  if (read === undefined) return undefined;
  const told = Told.safeParse(read);
  const notices = (told.data?.entry ?? []).flatMap((entry) =>
    entry.changes.flatMap((given): LeadNotice[] => {
      const change = Change.safeParse(given);
      if (!change.success) return [];
      const { leadgen_id: leadId, form_id: formId, page_id: pageId = entry.id } = change.data.value;
      return [{ leadId, formId, pageId }];
    }),
  );
  return [...new Map(notices.map((notice) => [notice.leadId, notice])).values()];
}

/** JSON in which whole numbers become text, digit by digit: an id is longer than a number can hold. */
function parseExactly(text: string): unknown {
  function keepDigits(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
    return typeof value === 'number' && source !== undefined ? source : value;
  }
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}
