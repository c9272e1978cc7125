import type { Operation } from '#server/api-answers.ts';
import { describeApi } from '#server/api-document.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: Awaited<ReturnType<typeof openTestHouse>>;
let kari: Visitor;
beforeAll(async () => {
  house = await openTestHouse();
  kari = await house.visitor().join();
  await kari.connect();
});
afterAll(() => house.close());

const { paths } = await describeApi('https://adfjord.test');
const operations = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  // Files go in and out at doors beside this one.
  .filter(({ operation }) => !operation.servers);

const words = ['nonsense', '..', 'Ω', "' or 1=1 --", '9'.repeat(60), '[object Object]', '%', '\0'];
const things: unknown[] = [null, true, -1, 1e300, '', '\0', 'x'.repeat(5000), [], [[null]], { toString: 1 }];

function* bodiesFor({ requestBody }: Operation) {
  yield* ['{', '[]', 'null', '"text"', '42', '{"__proto__": {"a": 1}}', '{"constructor": null}', '\u0000'];
  const fields = Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {});
  for (const thing of things) {
    yield JSON.stringify(Object.fromEntries(fields.map((field) => [field, thing])));
  }
}

function* addressesOf(path: string, { parameters = [] }: Operation) {
  const asked = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  for (const word of words) {
    const said = encodeURIComponent(word);
    const query = asked.map((name) => `${name}=${said}&${name}[a]=${said}&${name}=${said}`).join('&');
    yield `${path.replaceAll(/\{\w+\}/g, said)}?${query}`;
  }
  yield `${path.replaceAll(/\{\w+\}/g, '%ZZ')}?%ZZ=%ZZ`;
}

async function ask(method: string, address: string, body?: string) {
  const response = await kari.fetch(`/api${address}`, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
}

test.each(operations.map((one) => [one.operation.operationId, one] as const))(
  '%s takes nonsense for what it is',
  async (_name, { path, method, operation }) => {
    const nothing = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const questions =
      method === 'GET'
        ? [...addressesOf(path, operation)].map((address) => ({ address }))
        : [
            ...[...bodiesFor(operation)].map((body) => ({ address: nothing, body })),
            ...[...addressesOf(path, operation)].map((address) => ({ address, body: '{}' })),
          ];
    const wrong: string[] = [];
    for (const { address, body } of questions as { address: string; body?: string }[]) {
      const { status, text } = await ask(method, address, body);
      // An outside service that does not answer is said on purpose; everything else from 500 on is a mistake of ours.
      const isOurMistake = status >= 500 && !(status === 503 && operation.responses[503]);
      if (isOurMistake || (status >= 400 && !isPlain(text)))
        wrong.push(`${method} ${address} ${body ?? ''} was answered ${status} ${text.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  },
);

/** Whether it is a message of more than one word. */
function isPlain(text: string): boolean {
  const { message } = JSON.parse(text) as { message?: string };
  return /^\S.* .*\S$/s.test(message ?? '');
}
