import { isForReading } from '#contract/api-keys.ts';
import { contract } from '#contract/contract.ts';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { guide } from '#server/api-guide.ts';
import { exampleOf, questions, type Schema } from '#server/api-examples.ts';

interface Medium {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
interface Answer {
  description: string;
  content?: Record<string, Medium>;
}
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: { name: string; in: string; schema: Schema; example?: unknown; description?: string }[];
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

/** The OpenAPI 3.1 document of every operation of the contract: who may call it, examples, and each way it may say no. */
export async function describeApi(publicUrl: string): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = (await generator.generate(contract, {
    info: { title: 'Adfjord API', version: '1.0.0', description: guide },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key from your profile page: `Authorization: Bearer adf_…`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Secure-adfjord.session_token' : 'adfjord.session_token',
          description: 'The session of somebody who is signed in with a browser.',
        },
      },
    },
  })) as unknown as ApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations))
      finish(operation, { method: method.toUpperCase(), path });
  }
  return document;
}

function finish(operation: Operation, address: { method: string; path: string }): void {
  const { responses, requestBody, parameters } = operation;
  // A file does not travel in JSON.
  if (requestBody?.content['multipart/form-data']) delete requestBody.content['application/json'];
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  for (const [status, answer] of refusals) responses[status] = refusalOf(answer);
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
  admit(operation, codes, isForReading(address));
  giveExamples(operation);
  if (requestBody || parameters) addWay(responses, '400', misfit);
  if (requestBody) addWay(responses, '413', tooMuch);
  addWay(responses, '500', mistake);
}

/** Says who may call it. */
function admit(operation: Operation, codes: string[], isRead: boolean): void {
  const say = (words: string) =>
    (operation.description = `${operation.description ?? ''}\n\n${words}`.trim());
  if (!codes.includes('NOT_SIGNED_IN')) {
    operation.security = [];
    say('Nobody has to be signed in.');
  } else if (codes.includes('NOT_WITH_A_KEY')) {
    operation.security = [{ session: [] }];
    say('Only for somebody who is signed in; a key is not enough.');
  } else {
    operation.security = [{ key: [] }, { session: [] }];
    say(isRead ? 'A key to read with may call this.' : 'Takes a key that may write.');
  }
}

function giveExamples({ operationId, parameters = [], requestBody, responses }: Operation): void {
  for (const parameter of parameters) parameter.example = exampleOf(parameter.schema, {}, parameter.name);
  const body = requestBody?.content['application/json'];
  if (body?.schema) body.example = questions[operationId] ?? exampleOf(body.schema);
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (Number(status) >= 400) continue;
    for (const [type, medium] of Object.entries(content)) {
      if (!medium.schema) continue;
      const example = exampleOf(medium.schema);
      medium.example = type === 'text/event-stream' ? asStream(example) : example;
    }
  }
}

function asStream(example: unknown): string {
  const { data } = example as { data: unknown };
  return `event: message\ndata: ${JSON.stringify(data)}\n\n`;
}

interface Way {
  code: string;
  words: string;
  data?: Schema;
  example?: unknown;
}

/** Of what the generator says of a status: each code with its words and data, and without what can be anything. */
function refusalOf({ content }: Answer): Answer {
  const shapes = content?.['application/json']?.schema?.oneOf ?? [];
  const answer: Answer = { description: '', content: {} };
  for (const { properties = {} } of shapes) {
    const { defined, code, status, message, data } = properties;
    if (defined?.const !== true) continue;
    const words = String((message as { default?: string } | undefined)?.default ?? '');
    const has = data && Object.keys(data).length > 0;
    addTo(answer, String(status?.const), { code: String(code?.const), words, ...(has && { data }) });
  }
  return answer;
}

function addWay(responses: Record<string, Answer>, status: string, way: Way): void {
  addTo((responses[status] ??= { description: '', content: {} }), status, way);
}

function addTo(answer: Answer, status: string, { code, words, data, example }: Way): void {
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
const misfit: Way = {
  code: 'BAD_REQUEST',
  words: 'What was sent does not fit; the message names the fields.',
  data: {
    type: 'object',
    properties: {
      issues: list({
        type: 'object',
        properties: { path: list(text), message: text },
        required: ['message'],
      }),
    },
  },
  example: { issues: [{ path: ['name'], message: 'Too small: expected string to have >=1 characters' }] },
};
const tooMuch: Way = { code: 'PAYLOAD_TOO_LARGE', words: 'That is too much at once.' };
const mistake: Way = {
  code: 'INTERNAL_SERVER_ERROR',
  words: 'Something went wrong on our side. Reference: …',
  data: { type: 'object', properties: { reference: text }, required: ['reference'] },
  example: { reference: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77' },
};
