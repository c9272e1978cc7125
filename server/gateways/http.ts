import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { coded } from '#server/platform/coded-text.ts';
import { askUntil } from './ask-until.ts';
import { GatewayError } from './gateway-error.ts';
import { brokenConnection } from './broken-connection.ts';
import { readJson } from '#server/platform/read-json.ts';
import { storableJson } from './storable-json.ts';
import type { Fetch } from './fetch.ts';

/** What came back, as far as it could be read. `body` is undefined when it was not JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RequestPolicy {
  service: string;
  fetch: Fetch;
  /** Turns their way of saying no into ours; undefined when the reply is no failure. */
  explain: (reply: Reply) => GatewayError | undefined;
  patienceMs?: number;
  /** The rest before a read is sent again; it doubles each time. */
  pauseMs?: number;
  /** Narrows which failed reads are sent again. */
  worthRepeating?: (error: GatewayError) => boolean;
}

const attempts = 3;
const defaultPatienceMs = 20_000;
const defaultPauseMs = 500;
const longestPauseMs = 5_000;

/** Sends one request and reads the reply. Repeats it only where a repeat is harmless. Throws nothing but GatewayError. */
export async function send<Answer>(
  request: Request,
  schema: z.ZodType<Answer>,
  line: RequestPolicy,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(request, schema, line);
    } catch (error) {
      const pauseMs =
        Math.max((line.pauseMs ?? defaultPauseMs) * 2 ** (attempt - 1), waitOf(error)) *
        (1 + Math.random() / 4);
      if (attempt === attempts || !mayRepeat(request, error, line) || pauseMs > longestPauseMs) throw error;
      await wait(pauseMs);
    }
  }
}

function mayRepeat(request: Request, error: unknown, line: RequestPolicy): boolean {
  if (request.method !== 'GET' || request.signal.aborted) return false;
  return error instanceof GatewayError && error.worthRetrying && (line.worthRepeating?.(error) ?? true);
}

function waitOf(error: unknown): number {
  return error instanceof GatewayError ? (error.waitMs ?? 0) : 0;
}

async function sendOnce<Answer>(
  request: Request,
  schema: z.ZodType<Answer>,
  line: RequestPolicy,
): Promise<Answer> {
  const isWrite = request.method !== 'GET';
  const reply = await receive(request, line);
  const refusal = line.explain(reply) ?? plainRefusal(reply, line.service);
  if (refusal) throw isWrite && refusal.failureKind === 'unavailable' ? asUnknownOutcome(refusal) : refusal;
  const read = schema.safeParse(reply.body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new GatewayError({
    service: line.service,
    failureKind: isWrite ? 'unknown-outcome' : 'unexpected-reply',
    detail: `the answer does not fit at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'unreadable'}`,
  });
}

async function receive(request: Request, line: RequestPolicy): Promise<Reply> {
  const deadline = AbortSignal.timeout(line.patienceMs ?? defaultPatienceMs);
  const signal = AbortSignal.any([request.signal, deadline]);
  let wasSent = false;
  try {
    const response = await askUntil(signal, request, line);
    wasSent = true;
    const body = parseJson(await response.text());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw brokenConnection(error, { service: line.service, isWrite: request.method !== 'GET', wasSent });
  }
}

/** What an outside service wrote, every text in it fit to be kept. Undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  return readJson(storableJson(text));
}

/** For replies the service did not word itself: a proxy's page, an empty 503, a success that is no JSON. */
function plainRefusal({ status, body }: Reply, service: string): GatewayError | undefined {
  const reason = coded('outside-status', { status });
  if (status === 429) return new GatewayError({ service, failureKind: 'rate-limited', reason });
  if (status >= 500 || body === undefined)
    return new GatewayError({ service, failureKind: 'unavailable', reason });
  return status >= 400 ? new GatewayError({ service, failureKind: 'rejected', reason }) : undefined;
}

/** A write that met an outage may have been done all the same. */
function asUnknownOutcome(error: GatewayError): GatewayError {
  const { service, words, reason, detail, title, code, subcode, reference } = error;
  const told = { words, reason, detail, title, code, subcode, reference };
  return new GatewayError({ service, failureKind: 'unknown-outcome', ...told });
}
