import { createAnthropic } from '@ai-sdk/anthropic';
import Anthropic, { APIError } from '@anthropic-ai/sdk';
import { generateText, Output, streamText } from 'ai';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { at, textOf } from '#sandbox/json.ts';
import { openPractice } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());
beforeEach(() => practice.control('reset', {}));

const facts = {
  businessName: 'Solsiden Bakeri',
  productService: 'Wedding cakes',
  sellingPoints: ['Baked to order'],
  locations: ['Oslo'],
};
const prompt = `Write six ads.\n<campaign_facts>${JSON.stringify(facts)}</campaign_facts>`;
const request = {
  model: 'claude-sonnet-5',
  max_tokens: 2000,
  messages: [{ role: 'user' as const, content: prompt }],
};
const key = { 'x-api-key': 'practice', 'anthropic-version': '2023-06-01' };
const ask = (body: unknown, headers: Record<string, string> = key) =>
  practice.send('POST', '/writer/v1/messages', body, headers);
const trouble = (wish: object) =>
  practice.control('troubles', { service: 'writer', times: 1, trouble: wish });

const Ads = z.object({
  ads: z.array(
    z.object({
      tone: z.string(),
      headline: z.string(),
      primaryText: z.string(),
      description: z.string(),
      callToAction: z.string(),
    }),
  ),
});
const schema = z.toJSONSchema(Ads);
const overHttp = (input: string | URL | Request, init?: RequestInit) =>
  practice.fetch(new Request(input, init));
const library = createAnthropic({
  baseURL: 'http://sandbox.test/writer/v1',
  apiKey: 'practice',
  fetch: overHttp,
});
const official = new Anthropic({
  baseURL: 'http://sandbox.test/writer',
  apiKey: 'practice',
  maxRetries: 0,
  fetch: overHttp,
});

test.each(['claude-sonnet-4-5', 'claude-3-haiku-20240307'])(
  'the AI library streams six ads, by schema or by tool: %s',
  async (model) => {
    const stream = streamText({
      model: library(model),
      output: Output.object({ schema: Ads }),
      prompt,
      maxOutputTokens: 2000,
    });
    let parts = 0;
    for await (const _part of stream.partialOutputStream) parts += 1;
    expect(parts).toBeGreaterThan(10);
    expect((await stream.output).ads).toHaveLength(6);
  },
);

test('it can also answer all at once, and says that it is the practice writer', async () => {
  const { output, response } = await generateText({
    model: library('claude-sonnet-4-5'),
    output: Output.object({ schema: Ads }),
    prompt,
    maxOutputTokens: 2000,
  });
  expect(output.ads).toHaveLength(6);
  expect(response).toMatchObject({
    modelId: 'practice-writer',
    id: expect.stringMatching(/^msg_practice_/),
    headers: { 'x-practice-writer': 'true' },
  });
});

test('the official client reads a message, what it cost, and what is left', async () => {
  const { data, response, request_id: id } = await official.messages.create(request).withResponse();
  expect(data).toMatchObject({
    type: 'message',
    role: 'assistant',
    stop_reason: 'end_turn',
    stop_sequence: null,
  });
  expect(data.usage.input_tokens).toBeGreaterThan(20);
  expect(data.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('Solsiden Bakeri') });
  expect(id).toMatch(/^req_practice_/);
  expect(response.headers.get('anthropic-ratelimit-requests-limit')).toBe('1000');
  expect(response.headers.get('anthropic-ratelimit-tokens-reset')).toMatch(/^\d{4}-.*Z$/);
});

test('the official client gets structured output, by schema and by tool', async () => {
  const bySchema = await official.messages.create({
    ...request,
    output_config: { format: { type: 'json_schema', schema } },
  });
  const [block] = bySchema.content;
  expect(Ads.parse(JSON.parse(block?.type === 'text' ? block.text : '')).ads).toHaveLength(6);

  const byTool = await official.messages.create({
    ...request,
    system: 'You write ads.',
    tools: [{ name: 'save_ads', input_schema: { ...schema, type: 'object' } }],
    tool_choice: { type: 'tool', name: 'save_ads' },
  });
  expect(byTool.stop_reason).toBe('tool_use');
  expect(byTool.content[0]).toMatchObject({
    type: 'tool_use',
    name: 'save_ads',
    id: expect.stringMatching(/^toolu_/),
  });
  expect(Ads.parse(at(byTool.content[0], 'input')).ads).toHaveLength(6);
});

test('a stream brings every kind of event, in order, and adds up to the message', async () => {
  const stream = official.messages.stream({
    ...request,
    tools: [{ name: 'save', input_schema: { ...schema, type: 'object' } }],
  });
  const kinds: string[] = [];
  stream.on('streamEvent', ({ type }) => void (kinds.at(-1) !== type && kinds.push(type)));
  const message = await stream.finalMessage();
  expect(kinds).toEqual([
    'message_start',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  expect(message.stop_reason).toBe('tool_use');
  expect(message.usage.output_tokens).toBeGreaterThan(100);
  expect(Ads.parse(at(message.content[0], 'input')).ads).toHaveLength(6);
  const raw = await (await ask({ ...request, stream: true })).text();
  expect(raw).toContain('event: ping');
});

test('an answer ends where its tokens end, or at a word the caller named', async () => {
  const short = await official.messages.create({ ...request, max_tokens: 20 });
  expect([short.stop_reason, short.usage.output_tokens]).toEqual(['max_tokens', 20]);
  const stopped = await official.messages.create({ ...request, stop_sequences: ['Headline:'] });
  expect([stopped.stop_reason, stopped.stop_sequence]).toEqual(['stop_sequence', 'Headline:']);
  expect(textOf(at(stopped.content[0], 'text'))).toBe('Tone: professional\n');
});

test.each([
  ['no key', request, { 'anthropic-version': '2023-06-01' }, 401, 'authentication_error'],
  ['a wrong key', request, { ...key, 'x-api-key': 'sk-ant' }, 401, 'authentication_error'],
  ['no version', request, { 'x-api-key': 'practice' }, 400, 'invalid_request_error'],
  ['no messages', { ...request, messages: [] }, key, 400, 'invalid_request_error'],
  [
    'an empty message',
    { ...request, messages: [{ role: 'user', content: '' }] },
    key,
    400,
    'invalid_request_error',
  ],
  ['no length', { ...request, max_tokens: undefined }, key, 400, 'invalid_request_error'],
  ['too long an answer', { ...request, max_tokens: 130_000 }, key, 400, 'invalid_request_error'],
  [
    'too long a prompt',
    { ...request, messages: [{ role: 'user', content: 'word '.repeat(200_000) }] },
    key,
    400,
    'invalid_request_error',
  ],
  [
    'a tool nobody gave',
    { ...request, tool_choice: { type: 'tool', name: 'x' } },
    key,
    400,
    'invalid_request_error',
  ],
  ['a model nobody knows', { ...request, model: 'claude-9' }, key, 404, 'not_found_error'],
  ['a list', [], key, 400, 'invalid_request_error'],
  ['nothing', undefined, key, 400, 'invalid_request_error'],
])('%s is refused in the words of the Messages API', async (_case, body, headers, status, type) => {
  const response = await ask(body, headers as Record<string, string>);
  const answer: unknown = await response.json();
  expect([response.status, at(answer, 'type'), at(answer, 'error.type')]).toEqual([status, 'error', type]);
  expect(at(answer, 'request_id')).toBe(response.headers.get('request-id'));
});

test('what is missing is named', async () => {
  const answer: unknown = await (await ask({ ...request, max_tokens: undefined })).json();
  expect(at(answer, 'error.message')).toBe('max_tokens: Field required');
});

test('the official client knows the errors that are asked for', async () => {
  await trouble({ kind: 'error', status: 429, code: 'rate' });
  await expect(official.messages.create(request)).rejects.toThrow(Anthropic.RateLimitError);
  await trouble({ kind: 'error', status: 529, code: 'overloaded' });
  const error: unknown = await official.messages.create(request).catch((thrown: unknown) => thrown);
  expect(error instanceof APIError && [error.status, error.type]).toEqual([529, 'overloaded_error']);
});

test('being overloaded can also come in the middle of a stream', async () => {
  await trouble({ kind: 'error', status: 529, code: 'mid-stream' });
  const stream = official.messages.stream(request);
  let letters = 0;
  stream.on('text', (delta) => void (letters += delta.length));
  await expect(stream.finalMessage()).rejects.toThrow('overloaded_error');
  expect(letters).toBeGreaterThan(50);
});

async function written(content: string, shape: z.ZodType): Promise<string> {
  const format = { type: 'json_schema' as const, schema: z.toJSONSchema(shape) };
  const messages = [{ role: 'user' as const, content }];
  const [block] = (await official.messages.create({ ...request, messages, output_config: { format } }))
    .content;
  return block?.type === 'text' ? block.text : '';
}

test('it can forget what an ad may not say, until it is told or for good', async () => {
  const told = `${prompt}\nYour last answer says what is not allowed. Answer again.`;
  expect(await written(prompt, Ads)).not.toMatch(/beer|Best in town/);
  await practice.control('switches', { writer_keeps_law: 'once-told' });
  expect(await written(prompt, Ads)).toMatch(/beer.*Best in town/);
  expect(await written(told, Ads)).not.toMatch(/beer|Best in town/);
  await practice.control('switches', { writer_keeps_law: 'never' });
  expect(await written(told, Ads)).toMatch(/beer/);
});

test.each([
  ['Have a beer while you wait.', ['beer'], 'Have a coffee while you wait.'],
  ['Open late. Poker every night.', ['Poker'], 'Open late.'],
  ['Odds and poker.', ['Odds', 'poker'], ''],
])('a text is said without the words that were struck: %s', async (text, struckWords, said) => {
  const content = `<struck_text>${JSON.stringify({ text, struckWords })}</struck_text>`;
  expect(JSON.parse(await written(content, z.object({ text: z.string() })))).toEqual({ text: said });
});

test('without a brief it says who it is', async () => {
  const message = await official.messages.create({ ...request, messages: [{ role: 'user', content: 'Hi' }] });
  expect(textOf(at(message.content[0], 'text'))).toContain('This is the practice writer');
});

test('any other address is not found', async () => {
  expect((await practice.send('POST', '/writer/v1/complete', request, key)).status).toBe(404);
  expect((await practice.send('GET', '/writer/v1/models/%E0%A4%A', undefined, key)).status).toBe(404);
});
