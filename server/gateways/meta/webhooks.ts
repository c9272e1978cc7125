import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Graph } from './graph/graph.ts';
import { listAll } from './graph/pages.ts';
import type { Account } from './publishing/tree.ts';

/** Of what Meta calls us, with what of it: leads of a page, and what becomes of the ads in an ad account. */
const heard = {
  page: ['leadgen'],
  ad_account: ['effective_status', 'with_issues_ad_objects'],
};

/** Hearing of new leads, and of changes in an ad account, the moment they come. */
export interface Webhooks {
  /** Has Meta call this address. Meta first asks the address for the verify token. */
  ensureAppHears(order: {
    object: keyof typeof heard;
    callbackUrl: string;
    verifyToken: string;
  }): Promise<void>;
  /** Has Meta tell the app of new leads of this page. */
  ensurePageTells(page: { pageId: string; pageToken: string }): Promise<void>;
  /** Has Meta tell the app of changes in this ad account. */
  ensureAccountTells(account: Account): Promise<void>;
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
const Subscriber = z.object({ id: z.string(), subscribed_fields: z.array(z.string()).default([]) });
const Done = z.object({ success: z.literal(true) });

export function openWebhooks(
  graph: Graph,
  { appId, appSecret }: { appId: string; appSecret: string },
): Webhooks {
  return {
    async ensureAppHears({ object, callbackUrl, verifyToken }) {
      const call = { path: `${appId}/subscriptions`, token: `${appId}|${appSecret}` };
      const held = await listAll(graph, call, AppSubscription);
      const same = held.filter((each) => each.object === object);
      const isHeard = same.some(
        ({ callback_url: url, active, fields }) =>
          url === callbackUrl && active && heard[object].every((name) => fields.includes(name)),
      );
      if (isHeard) return;
      // What the app hears of besides stays.
      const fields = new Set([...same.flatMap((each) => each.fields), ...heard[object]]);
      const params = {
        object,
        callback_url: callbackUrl,
        fields: [...fields].join(','),
        verify_token: verifyToken,
      };
      await graph.post({ ...call, params }, Done);
    },

    async ensurePageTells({ pageId, pageToken }) {
      const call = { path: `${pageId}/subscribed_apps`, token: pageToken };
      const held = (await listAll(graph, call, Subscriber)).find(({ id }) => id === appId);
      if (held?.subscribed_fields.includes('leadgen')) return;
      const params = { subscribed_fields: [...(held?.subscribed_fields ?? []), 'leadgen'].join(',') };
      await graph.post({ ...call, params }, Done);
    },

    async ensureAccountTells({ id, token }) {
      const call = { path: `${id}/subscribed_apps`, token, adAccountId: id };
      const held = await listAll(graph, call, Subscriber);
      // Older pages of Meta's want to be told which app.
      if (!held.some((each) => each.id === appId))
        await graph.post({ ...call, params: { app_id: appId } }, Done);
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
const OfPage = z.object({
  object: z.literal('page'),
  entry: z.array(z.object({ id: Id, changes: z.array(z.unknown()).default([]) })),
});
const OfAccount = z.object({
  object: z.literal('ad_account'),
  entry: z.array(z.object({ id: z.string().regex(/^(act_)?\d{1,32}$/) })),
});

/** What a call of Meta's tells of, each once. */
interface Notices {
  leads: LeadNotice[];
  /** The ad accounts in which something has changed, with their prefix: what it was is read there. */
  adAccountIds: string[];
}

/** What it tells besides is passed over. Undefined when it is no JSON. */
export function readNotices(body: string): Notices | undefined {
  const read = parseExactly(body);
  if (read === undefined) return undefined;
  const leads = (OfPage.safeParse(read).data?.entry ?? []).flatMap((entry) =>
    entry.changes.flatMap((given): LeadNotice[] => {
      const change = Change.safeParse(given);
      if (!change.success) return [];
      const { leadgen_id: leadId, form_id: formId, page_id: pageId = entry.id } = change.data.value;
      return [{ leadId, formId, pageId }];
    }),
  );
  const accounts = OfAccount.safeParse(read).data?.entry ?? [];
  return {
    leads: [...new Map(leads.map((notice) => [notice.leadId, notice])).values()],
    adAccountIds: [...new Set(accounts.map(({ id }) => `act_${id.replace(/^act_/, '')}`))],
  };
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
