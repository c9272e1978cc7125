import { createAnthropic } from '@ai-sdk/anthropic';
import { generateText, Output, streamText } from 'ai';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';

import { at } from '../json.ts';
import { openPractice } from '../practice.ts';

const practice = await openPractice();
afterAll(() => practice.close());

const facts = {
  businessName: 'Solsiden Bakeri',
  productService: 'Wedding cakes',
  sellingPoints: ['Baked to order'],
  locations: ['Oslo'],
};
const prompt = `Write six ads.\n<campaign_facts>${JSON.stringify(facts)}</campaign_facts>`;
const request = {
  model: 'claude-sonnet-4-5',
  max_tokens: 2000,
  messages: [{ role: 'user', content: prompt }],
};
const key = { 'x-api-key': 'practice', 'anthropic-version': '2023-06-01' };
const ask = (body: unknown, headers: Record<string, string> = key) =>
  practice.send('POST', '/writer/v1/messages', body, headers);

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
const anthropic = createAnthropic({
  baseURL: 'http://sandbox.test/writer/v1',
  apiKey: 'practice',
  fetch: (input, init) => practice.fetch(new Request(input, init)),
});

test.each(['claude-sonnet-4-5', 'claude-3-haiku-20240307'])(
  'the AI library streams six ads, by schema or by tool: %s',
  async (model) => {
    const stream = streamText({
      model: anthropic(model),
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
    model: anthropic('claude-sonnet-4-5'),
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

test.each([
  ['no key', request, { 'anthropic-version': '2023-06-01' }, 401, 'authentication_error'],
  ['a wrong key', request, { ...key, 'x-api-key': 'sk-ant' }, 401, 'authentication_error'],
  ['no version', request, { 'x-api-key': 'practice' }, 400, 'invalid_request_error'],
  ['no messages', { ...request, messages: [] }, key, 400, 'invalid_request_error'],
  ['no length', { ...request, max_tokens: undefined }, key, 400, 'invalid_request_error'],
  [
    'no facts',
    { ...request, messages: [{ role: 'user', content: 'Hi' }] },
    key,
    400,
    'invalid_request_error',
  ],
  ['nothing', undefined, key, 400, 'invalid_request_error'],
])('%s is refused in the words of the Messages API', async (_case, body, headers, status, type) => {
  const response = await ask(body, headers);
  expect([response.status, at(await response.json(), 'error.type')]).toEqual([status, type]);
});

test('any other address is not found', async () => {
  expect((await practice.send('POST', '/writer/v1/complete', request, key)).status).toBe(404);
});
