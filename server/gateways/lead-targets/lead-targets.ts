import { z } from 'zod';
import { coded, type CodedText } from '#server/platform/coded-text.ts';
import { readJson } from '#server/platform/read-json.ts';
import type { CustomerWebhooks } from '../customer-webhooks/customer-webhooks.ts';
import { explainFailure } from '../customer-webhooks/explain-failure.ts';
import { failure } from '../customer-webhooks/failure.ts';
import { waitIn } from '../customer-webhooks/wait-in.ts';
import type { Fetch } from '../fetch.ts';
import { flatWebhook } from './flat-webhook.ts';
import { googleSheets } from './google-sheets.ts';
import { hubspot } from './hubspot.ts';
import { pipedrive } from './pipedrive.ts';
import { slack } from './slack.ts';
import type { Asked, Asking, Target, TargetAccess, TargetAnswer, TargetEvent, Told } from './target.ts';
import { teams } from './teams.ts';
import { webhook } from './webhook.ts';

/** Every kind of system leads go to. A new one is a file, and a line here. */
const targets = {
  webhook,
  'flat-webhook': flatWebhook,
  'google-sheets': googleSheets,
  hubspot,
  pipedrive,
  slack,
  teams,
} satisfies Record<string, Target>;
export type TargetKind = keyof typeof targets;

/** Systems of others that leads are told to. */
export interface LeadTargets {
  /** Refuses an address or a key that cannot be used, with a reason for whoever typed it in. */
  check(kind: TargetKind, access: TargetAccess): Promise<void>;
  takes(kind: TargetKind, event: TargetEvent): boolean;
  /** Tells it, and answers what it said. Throws a GatewayError where nothing came back. */
  send(kind: TargetKind, told: Told, access: TargetAccess): Promise<TargetAnswer>;
}

interface Options {
  /** Where the services are; those without one are at the address somebody typed in. */
  urls: { [Kind in TargetKind]?: string | undefined };
  googleTokenUrl: string;
  customerWebhooks: CustomerWebhooks;
  fetch?: Fetch;
  now: () => number;
}

/** Kinds whose address somebody types in, be it open or as a secret. */
const typedIn: Partial<Record<TargetKind, 'address' | 'secret'>> = {
  webhook: 'address',
  'flat-webhook': 'secret',
  teams: 'secret',
  slack: 'secret',
};
const patienceMs = 10_000;

export function openLeadTargets({
  urls,
  googleTokenUrl,
  customerWebhooks,
  fetch = globalThis.fetch,
  now,
}: Options): LeadTargets {
  const kindOf = (kind: TargetKind): Target => targets[kind];
  return {
    async check(kind, access) {
      const typed = typedIn[kind];
      if (!access.secret) throw failure('rejected', 'lead-target-no-secret');
      if (typed && !URL.canParse(access[typed])) throw failure('rejected', 'lead-delivery-not-https');
      const fault = kindOf(kind).fault?.(access);
      if (fault) throw failure('rejected', ...spread(fault));
      // What somebody stands in for is not looked up.
      if (typed && !urls[kind]) await customerWebhooks.check(access[typed]);
    },
    takes: (kind, event) => kindOf(kind).takes.includes(event),
    send: (kind, told, access) =>
      kindOf(kind).send(told, access, {
        ask: (request) => ask(request, fetch),
        post: (parcel) => customerWebhooks.post(parcel),
        url: urls[kind],
        googleTokenUrl,
        now,
      }),
  };
}

function spread({ code, params }: CodedText): Parameters<typeof coded> {
  return [code, params];
}

async function ask({ url, method, headers, body }: Asking, fetch: Fetch): Promise<Asked> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  try {
    const answer = await fetch(
      new Request(url, {
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        headers: { 'content-type': 'application/json', 'user-agent': 'Adfjord', ...headers },
        ...(sent !== undefined && { body: sent }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      }),
    );
    const text = await answer.text();
    const waitMs = waitIn(answer.headers.get('retry-after') ?? undefined);
    return { status: answer.status, waitMs, body: z.json().safeParse(readJson(text)).data ?? text };
  } catch (error) {
    throw explainFailure(error instanceof TypeError && error.cause ? error.cause : error);
  }
}
