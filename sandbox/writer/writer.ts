import { createHash, randomBytes } from 'node:crypto';

import { explain } from '../control-input.ts';
import type { Incoming, Service } from '../make-believe.ts';
import type { World } from '../world.ts';
import { writeAds } from './copywriter.ts';
import { type CampaignFacts, findFacts } from './facts.ts';
import { type Message, streamMessage, wholeMessage } from './message-stream.ts';
import { MessagesRequest, promptOf, toolOf } from './messages-request.ts';

const practiceKey = 'practice';
const practiceModel = 'practice-writer';

/** A make-believe Anthropic: the Messages API outside, a copywriter with rules inside. */
export function openWriter(world: World, paceMs: number): Service {
  return {
    name: 'writer',
    open: async (incoming) => ({
      operations: [{ method: incoming.method, path: incoming.url.pathname }],
      answer: async (failing) => {
        const trouble = failing.get(0);
        return trouble ? fail(trouble) : answer(world, incoming, paceMs);
      },
    }),
    fail,
    state: () => ({ messages: world.store.list('message').map(({ id, fields }) => ({ id, ...fields })) }),
  };
}

function answer(world: World, { method, url, headers, body }: Incoming, paceMs: number): Response {
  if (url.pathname !== '/writer/v1/messages') return fail({ status: 404, message: 'Not found' });
  if (method !== 'POST') return fail({ status: 405, message: 'Method not allowed' });
  const key = headers.get('x-api-key');
  if (!key) return fail({ status: 401, message: 'x-api-key header is required' });
  if (key !== practiceKey) return fail({ status: 401, message: 'invalid x-api-key' });
  if (!headers.get('anthropic-version'))
    return fail({ status: 400, message: 'anthropic-version: header is required' });
  const parsed = MessagesRequest.safeParse(readJson(body));
  if (!parsed.success) return fail({ status: 400, message: explain(parsed.error) });
  const prompt = promptOf(parsed.data);
  const facts = findFacts(prompt);
  if (!facts)
    return fail({
      status: 400,
      message:
        'The practice writer needs the facts of the campaign as JSON in <campaign_facts>…</campaign_facts>.',
    });

  const message = write(world, facts, prompt, toolOf(parsed.data));
  const marks = { 'x-practice-writer': 'true', 'request-id': message.id.replace('msg_', 'req_') };
  if (!parsed.data.stream) return Response.json(wholeMessage(message), { headers: marks });
  const type = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(streamMessage(message, paceMs), { headers: { ...type, ...marks } });
}

function write({ store }: World, facts: CampaignFacts, prompt: string, tool: string | undefined): Message {
  const subject = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const turn = store.list('message', { parent: subject }).length;
  const ads = writeAds(facts, turn);
  const text = JSON.stringify({ ads });
  const id = `msg_practice_${randomBytes(9).toString('hex')}`;
  store.insert({
    id,
    kind: 'message',
    parent: subject,
    fields: { businessName: facts.businessName, language: facts.language, ads },
  });
  const tokens = (length: number) => Math.ceil(length / 4);
  return {
    id,
    model: practiceModel,
    tool,
    text,
    inputTokens: tokens(prompt.length),
    outputTokens: tokens(text.length),
  };
}

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

interface Failure {
  status: number;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
}

function fail({ status, message, headers }: Failure): Response {
  const type = types[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  const id = `req_practice_${randomBytes(9).toString('hex')}`;
  const error = { type, message: message ?? type.replaceAll('_', ' ') };
  return Response.json(
    { type: 'error', error, request_id: id },
    { status, headers: { 'request-id': id, ...headers } },
  );
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
