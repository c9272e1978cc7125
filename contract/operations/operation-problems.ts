import { z } from 'zod';

/** What a change at Meta can fail of, or wait for. The words for each stand in the catalogue; `words` are from before. */
export const OperationProblemCode = z.enum([
  'signed-out',
  'forbidden',
  'forbidden-new-ads',
  'blocked',
  'not-found',
  'slow-down',
  'slow-down-soon',
  'refused',
  'silent',
  'silent-and-unknown',
  'unchecked',
  'unchecked-signed-out',
  'too-often',
  'waiting-for',
  'waiting-slow-down',
  'waiting-late-lists',
  'waiting-link',
  'waiting',
  'publication',
  'gone',
  'changed-since',
  'not-taken',
  'ads-left',
  'partly',
  'left-at-meta',
  'left-at-meta-refused',
  'unlinked',
  'our-mistake',
  'not-editable',
  'not-as-asked',
  'brake-refused',
  'words',
]);
export type OperationProblemCode = z.infer<typeof OperationProblemCode>;

/** Why a change was not made; `isMoneyAtRisk` when what runs may cost more than the person thinks. Go by the code. */
export const OperationProblem = z.object({
  code: OperationProblemCode,
  title: z.string(),
  text: z.string(),
  isMoneyAtRisk: z.boolean(),
  /** Facebook's own reference for its support. */
  reference: z.string().nullable(),
});
export type OperationProblem = z.infer<typeof OperationProblem>;
