import type { RefusalCode } from '#contract/refusals.ts';
import type { Operation, Parameter, Way } from '#server/api-docs/api-answers.ts';
import type { Schema } from '#server/api-docs/api-examples.ts';

export const mediaId = '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77';
export const file: Schema = { type: 'string', format: 'binary' };
export const inPath = (name: string, schema: Schema, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema,
  example,
});
export const inHeader = (name: string, schema: Schema, example: unknown): Parameter => ({
  name,
  in: 'header',
  required: true,
  schema,
  example,
});

/** An endpoint of files, with what it may refuse. */
export type Endpoint = Omit<Operation, 'servers' | 'tags' | 'security'> & {
  refuses?: RefusalCode[];
  takesFile?: boolean;
};

export const reads: RefusalCode[] = ['KEY_UNKNOWN', 'TOO_OFTEN'];
export const writes: RefusalCode[] = [...reads, 'KEY_IS_READ_ONLY', 'NOT_SIGNED_IN'];

/** What is told besides to whoever calls too often. */
export const pause = {
  data: {
    type: 'object',
    properties: { minutes: { type: 'integer' } },
    required: ['minutes'],
  } satisfies Schema,
};
export const storeFailed: Way = {
  code: 'STORE_FAILED',
  words: 'Files cannot be kept right now. Try again in a few minutes.',
};
