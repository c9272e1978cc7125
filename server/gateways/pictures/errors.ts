import { z } from 'zod';
import { failureKindOf, GatewayError } from '../gateway-error.ts';
import type { Reply } from '../http.ts';

export const service = 'Claid';

const Failure = z.object({
  error_code: z.string().optional(),
  error_message: z.string(),
  error_details: z.record(z.string(), z.unknown()).optional(),
});
/** Some answers hold it as it is, others under `detail`. */
const Refused = z.union([Failure, z.object({ detail: Failure }).transform(({ detail }) => detail)]);

/** What Claid said no to. https://docs.claid.ai/errors, https://docs.claid.ai/rate-limits */
export function explainClaid({ status, headers, body }: Reply): GatewayError | undefined {
  if (status < 400) return undefined;
  const said = Refused.safeParse(body).data;
  if (!said) return undefined;
  const code = Number(said.error_code);
  const seconds = Number(headers.get('ratelimit-reset') ?? headers.get('retry-after'));
  return new GatewayError({
    service,
    // 402 is an account without calls left: like a key without rights, only its owner can help.
    failureKind: status === 402 ? 'forbidden' : failureKindOf(status),
    words: said.error_message,
    code: Number.isInteger(code) ? code : undefined,
    fields: Object.keys(said.error_details ?? {}),
    reference: headers.get('x-request-id') ?? undefined,
    waitMs: seconds > 0 ? seconds * 1000 : undefined,
  });
}
