import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { type RequestPolicy, send } from '../../http.ts';
import type { Fetch } from '../../fetch.ts';
import { type CallReport, generalPath, tellsUsage } from './call-report.ts';
import { explain } from './errors.ts';
import { type StreamedFile, streamForm } from './streamed-form.ts';
import { type Usage, readUsage } from './usage.ts';

/** The newest version the Marketing API offers. */
export const graphVersion = 'v26.0';

export type Params = Record<string, unknown>;

export interface Call {
  /** Without the version, for example `act_1784/campaigns`. */
  path: string;
  params?: Params;
  token?: string;
  /** Whose allowance the call uses up. */
  adAccountId?: string;
  worthRepeating?: RequestPolicy['worthRepeating'];
  /** True for what Meta works on for longer than it takes to read a page. */
  isLong?: boolean;
  /** The time limit of this call, where neither fits. */
  patienceMs?: number;
  /** Told what the call has used up, as far as the answer says. */
  onUsage?: (usage: Usage) => void;
}

const patienceMs = 30_000;
const longPatienceMs = 90_000;

/** The Graph API as a handful of verbs. Tokens travel in a header only, never in an address. */
export interface Graph {
  get<Answer>(call: Call, schema: z.ZodType<Answer>): Promise<Answer>;
  post<Answer>(call: Call, schema: z.ZodType<Answer>): Promise<Answer>;
  upload<Answer>(call: Call & { form: FormData }, schema: z.ZodType<Answer>): Promise<Answer>;
  /** As `upload`, for a file too large to be held. */
  stream<Answer>(call: Call & { file: StreamedFile }, schema: z.ZodType<Answer>): Promise<Answer>;
  remove<Answer>(call: Call, schema: z.ZodType<Answer>): Promise<Answer>;
  /** The time at Meta in ms since 1970, as its newest answer told; before the first, ours. */
  now(): number;
  /** Shows Meta that the token is used by the app it was given to. */
  proofOf(token: string): string;
  /** Tells of one operation that travelled within another call. */
  report(operation: Pick<CallReport, 'method' | 'path' | 'status' | 'error'>): void;
}

interface GraphOptions {
  /** Without the version, for example `https://graph.facebook.com`. */
  url: string;
  appSecret: string;
  version: string;
  fetch: Fetch;
  onUsage?: ((usage: Usage) => void) | undefined;
  /** Told of every call once it is over. */
  onCall?: ((report: CallReport) => void) | undefined;
  /** The time limit of every call, in place of our own. */
  patienceMs?: number | undefined;
}

export function openGraph(options: GraphOptions): Graph {
  const { url, appSecret, version, fetch, onUsage } = options;
  let aheadMs = 0;

  function readClock(headers: Headers): void {
    const told = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(told)) aheadMs = told - Date.now();
  }

  function proofOf(token: string): string {
    return createHmac('sha256', appSecret).update(token).digest('hex');
  }

  function withProof({ params = {}, token }: Call): [string, string][] {
    return encodeParams(token ? { ...params, appsecret_proof: proofOf(token) } : params);
  }

  function addressOf({ path }: Call): string {
    return path === '' ? `${url}/${version}` : `${url}/${version}/${path}`;
  }

  function headersOf({ token }: Call): Record<string, string> {
    return token ? { authorization: `Bearer ${token}` } : {};
  }

  /** Sends it, and tells how that went. */
  async function ask<Answer>(request: Request, call: Call, schema: z.ZodType<Answer>): Promise<Answer> {
    const startedAt = performance.now();
    const { method } = request;
    const report: CallReport = { method, path: generalPath(call.path), retries: -1, ...nothingYet };
    try {
      return await send(request, schema, lineFor(call, report));
    } catch (error) {
      if (error instanceof GatewayError) report.error = error;
      throw error;
    } finally {
      options.onCall?.({ ...report, elapsedMs: performance.now() - startedAt });
    }
  }

  function lineFor(call: Call, report: CallReport): RequestPolicy {
    const { adAccountId, worthRepeating, isLong, patienceMs: own, onUsage: tell } = call;
    async function fetchAndReport(request: Request): Promise<Response> {
      report.retries += 1;
      report.status = undefined;
      const response = await fetch(request);
      report.status = response.status;
      readClock(response.headers);
      const usage = readUsage(response.headers, adAccountId);
      if (tellsUsage(response.headers)) report.usage = usage;
      onUsage?.(usage);
      tell?.(usage);
      return response;
    }
    return {
      service: 'Meta',
      fetch: fetchAndReport,
      explain: (reply) => explain(reply, adAccountId),
      patienceMs: options.patienceMs ?? own ?? (isLong ? longPatienceMs : patienceMs),
      ...(worthRepeating && { worthRepeating }),
    };
  }

  function sendInAddress<Answer>(method: string, call: Call, schema: z.ZodType<Answer>): Promise<Answer> {
    const address = `${addressOf(call)}?${new URLSearchParams(withProof(call)).toString()}`;
    return ask(new Request(address, { method, headers: headersOf(call) }), call, schema);
  }

  function sendInBody<Answer>(
    call: Call,
    body: URLSearchParams | FormData,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const request = new Request(addressOf(call), { method: 'POST', headers: headersOf(call), body });
    return ask(request, call, schema);
  }

  return {
    get: (call, schema) => sendInAddress('GET', call, schema),
    remove: (call, schema) => sendInAddress('DELETE', call, schema),
    post: (call, schema) => sendInBody(call, new URLSearchParams(withProof(call)), schema),
    upload({ form, ...call }, schema) {
      for (const [name, value] of withProof(call)) form.set(name, value);
      return sendInBody(call, form, schema);
    },
    now: () => Date.now() + aheadMs,
    stream({ file, ...call }, schema) {
      const { headers, body } = streamForm(withProof(call), file);
      const init = {
        method: 'POST',
        headers: { ...headersOf(call), ...headers },
        body,
        duplex: 'half',
      } as const;
      return ask(new Request(addressOf(call), init), call, schema);
    },
    proofOf,
    report({ path, ...operation }) {
      options.onCall?.({ ...nothingYet, retries: 0, ...operation, path: generalPath(path) });
    },
  };
}

const nothingYet = { elapsedMs: 0, status: undefined, error: undefined, usage: undefined };

/** Nested values travel as JSON text; what is undefined does not travel. */
export function encodeParams(params: Params): [string, string][] {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}
