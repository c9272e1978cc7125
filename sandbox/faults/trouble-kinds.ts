import * as z from 'zod';

/** How long an answer is, and how it is cut into pieces, is for the server to say. */
const HeaderName = z.string().regex(/^(?!content-length$|transfer-encoding$)[\w!#$%&'*+.^`|~-]+$/i);

export const Trouble = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    status: z.int().min(400).max(599),
    code: z.union([z.int(), z.string()]),
    subcode: z.int().optional(),
    message: z.string().optional(),
    headers: z.record(HeaderName, z.string().regex(/^[\x20-\x7e]*$/)).optional(),
  }),
  z.strictObject({ kind: z.literal('loses-answer') }),
  z.strictObject({ kind: z.literal('drops') }),
  z.strictObject({ kind: z.literal('hangs'), ms: z.int().min(0).max(600_000) }),
  z.strictObject({ kind: z.literal('html') }),
  z.strictObject({ kind: z.literal('truncated') }),
  z.strictObject({ kind: z.literal('throttles'), code: z.int(), minutes: z.number().positive() }),
]);
export type Trouble = z.infer<typeof Trouble>;

export type ErrorTrouble = Extract<Trouble, { kind: 'error' }>;
