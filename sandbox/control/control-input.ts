import * as z from 'zod';

import { foreignHands } from '#sandbox/meta/activities/foreign-hands.ts';
import { allScopes } from '#sandbox/meta/auth/permissions.ts';
import { type Conduct, conducts } from '#sandbox/websites/conducts.ts';
import { serviceNames } from '#sandbox/outside-service.ts';

const minutes = z
  .number()
  .min(0)
  .max(60 * 24 * 400);

export const LatencyInput = z.strictObject({
  ms: z.int().min(0).max(600_000),
  service: z.enum(serviceNames).optional(),
});
export const ClockInput = z.strictObject({ advanceMinutes: minutes });
export const LeadsInput = z.strictObject({ formId: z.string(), count: z.int().min(1).max(10_000) });
export const EditInput = z.strictObject({
  id: z.string(),
  fields: z.record(z.string(), z.unknown()),
  by: z.enum(foreignHands).default('person'),
  /** Whether the account's activities tell of it. */
  isLogged: z.boolean().default(true),
});
export const LargeInput = z.strictObject({
  campaigns: z.int().min(1).max(5000),
  adsPerCampaign: z.int().min(1).max(50),
});
export const TokenInput = z.strictObject({
  userId: z.string().optional(),
  state: z.enum([
    'ok',
    'expired',
    'revoked',
    'checkpoint',
    'password-changed',
    'unconfirmed',
    'logged-out',
    'no-page-role',
  ]),
  scopes: z.array(z.enum(allScopes)).optional(),
  /** Only these, as if the person had left out the others in the dialog. */
  accounts: z.array(z.string()).optional(),
  pages: z.array(z.string()).optional(),
});
export type TokenInput = z.infer<typeof TokenInput>;
export const WebsiteInput = z.strictObject({
  /** Without https:// and without a path. */
  host: z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'is no name of a website, like bakery.example'),
  // Object.keys tells no more than that they are texts.
  conduct: z.enum(Object.keys(conducts) as [Conduct, ...Conduct[]]),
});
export const CallbackInput = z.strictObject({
  kind: z.enum(['deauthorize', 'delete-data']),
  userId: z.string().optional(),
});

/** What is wrong with what was sent, in one plain sentence. */
export function explain({ issues }: z.ZodError): string {
  const [issue] = issues;
  const where = issue?.path.join('.');
  const isNoObject = !where && issue?.code === 'invalid_type';
  if (isNoObject) return 'The body must be a JSON object.';
  return `${where ? `"${where}": ` : ''}${issue?.message ?? 'this is not what was expected'}.`;
}
