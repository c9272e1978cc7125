import { exampleOf, type Schema } from '#server/api-docs/api-examples.ts';

interface Medium {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Record<string, Medium>;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  description?: string;
}
export interface Operation {
  /** Where it stands elsewhere than the others. */
  servers?: { url: string }[];
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Medium> };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, object> };
}

export interface Way {
  code: string;
  words: string;
  data?: Schema;
  example?: unknown;
}

/** Adds one way to say no to the answers of an operation. */
export function addWay(responses: Record<string, Answer>, status: string, way: Way): void {
  addTo((responses[status] ??= { description: '', content: {} }), status, way);
}

/** Adds one way to say no to an answer. */
export function addTo(answer: Answer, status: string, { code, words, data, example }: Way): void {
  const media = (answer.content!['application/json'] ??= { schema: { oneOf: [] }, examples: {} });
  const isKnown = code !== 'BAD_REQUEST' && code !== 'INTERNAL_SERVER_ERROR';
  media.schema!.oneOf!.push({
    type: 'object',
    properties: {
      defined: { const: isKnown },
      code: { const: code },
      status: { const: Number(status) },
      message: { type: 'string' },
      ...(data && { data }),
    },
    required: ['defined', 'code', 'status', 'message', ...(data ? ['data'] : [])],
  });
  media.examples![code] = {
    summary: words,
    value: {
      defined: isKnown,
      code,
      status: Number(status),
      message: words,
      ...(data && { data: example ?? exampleOf(data) }),
    },
  };
  answer.description = [answer.description, `\`${code}\`: ${words}`].filter(Boolean).join('\n\n');
}

const text: Schema = { type: 'string' };
const list = (items: Schema): Schema => ({ type: 'array', items });

/** What any question may be answered, however well it is asked. */
export const misfit: Way = {
  code: 'BAD_REQUEST',
  words: 'What was sent does not fit; the message names the fields.',
  data: {
    type: 'object',
    properties: {
      issues: list({
        type: 'object',
        properties: { path: list(text), code: text, message: text },
        required: ['message'],
      }),
    },
  },
  example: { issues: [{ path: ['name'], code: 'too_small', message: 'is too short: at least 1' }] },
};
export const tooMuch: Way = { code: 'PAYLOAD_TOO_LARGE', words: 'That is too much at once.' };
export const mistake: Way = {
  code: 'INTERNAL_SERVER_ERROR',
  words: 'Something went wrong on our side. Reference: …',
  data: { type: 'object', properties: { reference: text }, required: ['reference'] },
  example: { reference: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77' },
};
