import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import { openRateWindow } from '#sandbox/front-door/rate-window.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import { AnthropicError, fail, type Failure } from './anthropic-error.ts';
import { streamMessage, wholeMessage } from './message-stream.ts';
import { readMessagesRequest } from './messages-request.ts';
import { writeAnswer } from './write-answer.ts';

const practiceKey = 'practice';
const versions = new Set(['2023-01-01', '2023-06-01', '2026-10-21']);
const largestRequest = 32_000_000;
const limits = { requests: 1000, 'input-tokens': 450_000, 'output-tokens': 90_000, tokens: 540_000 };

/** A make-believe Anthropic: the Messages API outside, a copywriter with rules inside. */
export function openWriter(world: World, paceMs: number): Service {
  const window = openRateWindow({ limit: limits.requests, windowMs: 60_000 });

  function answer(incoming: Incoming, breaking?: Failure): Response {
    const { method, url, headers, body } = incoming;
    const call = url.pathname.replace(/^\/writer\/v1\//, '');
    if (call !== 'messages') throw new AnthropicError(404, 'Not found');
    if (method !== 'POST') throw new AnthropicError(405, 'Method not allowed');
    needKey(headers);
    if (body.length > largestRequest)
      throw new AnthropicError(413, 'Request exceeds the maximum allowed number of bytes.');

    const request = readMessagesRequest(body);
    if (breaking && !request.stream) return fail(breaking);
    const message = writeAnswer(world, request);
    const marks = { 'x-practice-writer': 'true', 'request-id': message.id.replace('msg_', 'req_') };
    if (!request.stream) return Response.json(wholeMessage(message), { headers: marks });
    const type = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
    return new Response(streamMessage(message, paceMs, breaking), { headers: { ...type, ...marks } });
  }

  function answerWithinLimits(incoming: Incoming, breaking?: Failure): Response {
    const now = Date.now();
    const response = window.admits(now) ? orRefuse(() => answer(incoming, breaking)) : fail({ status: 429 });
    const { remaining, resetSeconds } = window.look(now);
    const reset = new Date(now + resetSeconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
    for (const [name, limit] of Object.entries(limits)) {
      const left = Math.max(0, Math.round((limit * remaining) / limits.requests));
      response.headers.set(`anthropic-ratelimit-${name}-limit`, String(limit));
      response.headers.set(`anthropic-ratelimit-${name}-remaining`, String(left));
      response.headers.set(`anthropic-ratelimit-${name}-reset`, reset);
    }
    response.headers.set('anthropic-organization-id', 'practice');
    return response;
  }

  return {
    name: 'writer',
    open: async (incoming) => {
      const strike = (trouble: ErrorTrouble) =>
        comesLater(trouble) ? answerWithinLimits(incoming, trouble) : fail(trouble);
      return asOne(incoming, strike, () => answerWithinLimits(incoming));
    },
    fail,
    state: () => ({ messages: world.store.list('message').map(({ id, fields }) => ({ id, ...fields })) }),
  };
}

/** Trouble with the code `mid-stream` comes up in the middle of an answer that is streamed. */
function comesLater({ code }: ErrorTrouble): boolean {
  return code === 'mid-stream';
}

/** The key stands in its own header, or, as newer clients send it, as a bearer token. */
function needKey(headers: Headers): void {
  const [, token] = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const key = headers.get('x-api-key') ?? token;
  if (!key) throw new AnthropicError(401, 'x-api-key header is required');
  if (key !== practiceKey)
    throw new AnthropicError(401, token ? 'Invalid bearer token' : 'invalid x-api-key');
  const version = headers.get('anthropic-version');
  if (!version) throw new AnthropicError(400, 'anthropic-version: header is required');
  if (!versions.has(version))
    throw new AnthropicError(400, `anthropic-version: "${version}" is not a valid version`);
}

function orRefuse(work: () => Response): Response {
  try {
    return work();
  } catch (error) {
    if (error instanceof AnthropicError) return fail(error);
    throw error;
  }
}
