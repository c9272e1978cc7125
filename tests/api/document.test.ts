import { contract } from '#contract/contract.ts';
import { UploadRefusal } from '#contract/media.ts';
import type { ApiDocument, Operation } from '#server/api-docs/api-answers.ts';
import { describeApi } from '#server/api-docs/api-document.ts';
import type { AnySchema } from '@orpc/contract';
import { expect, test } from 'vitest';

const document = await describeApi('https://adfjord.test');
const operations = listOperations(document);
const ofTheContract = operations.filter(({ operation }) => !operation.servers);

function listOperations({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

interface Ours {
  '~orpc': {
    inputSchema?: AnySchema;
    outputSchema?: AnySchema;
    errorMap: Record<string, { status: number }>;
  };
}

function ofContract({ operationId }: Operation): Ours['~orpc'] {
  const [noun = '', verb = ''] = operationId.split('.');
  const nouns = contract as unknown as Record<string, Record<string, Ours>>;
  return nouns[noun]![verb]!['~orpc'];
}

async function misfits(schema: AnySchema | undefined, value: unknown) {
  return (await schema?.['~standard'].validate(value))?.issues;
}

test('is OpenAPI 3.1', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, operation } of operations) {
    expect(path).toMatch(/^\/[\w/{}-]*(\.(csv|pdf))?$/);
    expect(['get', 'put', 'post', 'delete', 'patch', 'head']).toContain(method);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const told = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
    expect(new Set(told)).toEqual(new Set(inPath));
    for (const [status, { description }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[1-5]\d\d$/);
      expect(description).not.toBe('');
    }
    for (const scheme of operation.security ?? [])
      expect(document.components?.securitySchemes).toHaveProperty(Object.keys(scheme)[0]!);
  }
});

test('names every operation of the contract', () => {
  const all = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  expect(ofTheContract.map(({ operation }) => operation.operationId).toSorted()).toEqual(all.toSorted());
});

test.each(ofTheContract.map((one) => [one.operation.operationId, one.operation] as const))(
  '%s is described in full sentences, with examples that fit and every way it may say no',
  async (_name, operation) => {
    const { inputSchema, outputSchema, errorMap } = ofContract(operation);
    expect(operation.summary).toMatch(/^\S.*[^.]$/);
    const [described = ''] = (operation.description ?? '').split('\n\n');
    expect(described).toMatch(/^[A-Z‘'`].* .*\.$/s);
    expect(operation.tags).toHaveLength(1);
    expect(operation.security).toBeDefined();

    const body = operation.requestBody?.content['application/json'];
    const isFile = operation.requestBody !== undefined && !body;
    const asked = {
      ...Object.fromEntries((operation.parameters ?? []).map(({ name, example }) => [name, example])),
      ...(body?.example as object | undefined),
    };
    const isAsked = operation.parameters ?? body;
    const isMisfit = await misfits(inputSchema, isAsked ? asked : undefined);
    expect(isFile || isMisfit === undefined).toBe(true);

    const [status, good] = Object.entries(operation.responses)[0]!;
    expect(status).toMatch(/^20\d$/);
    const { example } = good.content!['application/json'] ?? {};
    const stream = good.content!['text/event-stream']?.example as string | undefined;
    const event: unknown = stream && JSON.parse(/^data: (.*)$/m.exec(stream)![1]!);
    expect(stream ? typeof event : await misfits(outputSchema, example)).toBe(stream && 'object');

    for (const [code, { status: answered }] of Object.entries(errorMap)) {
      const media = operation.responses[answered]?.content?.['application/json'];
      expect(media?.examples?.[code]).toMatchObject({ value: { code, status: answered } });
    }
  },
);

test('says what is told to programs of a file that is refused', () => {
  const examples =
    document.paths['/uploads']!['post']!.responses['422']!.content!['application/json']!.examples!;
  expect(UploadRefusal.parse(examples['RESOLUTION_TOO_LOW']!.value)).toMatchObject({
    code: 'RESOLUTION_TOO_LOW',
    data: { fileName: 'van.jpg' },
  });
  const { examples: away } =
    document.paths['/uploads']!['post']!.responses['503']!.content!['application/json']!;
  expect(UploadRefusal.parse(away!['STORE_FAILED']!.value)).toMatchObject({ status: 503 });
});
