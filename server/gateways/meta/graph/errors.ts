import { z } from 'zod';
import { GatewayError, type FailureKind } from '../../gateway-error.ts';
import { type Reply, parseJson } from '../../http.ts';
import { readUsage } from './usage.ts';
import { failureKindFor } from './failure-kinds.ts';

const Failure = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number(),
    error_subcode: z.number().optional().catch(undefined),
    error_user_title: z.string().optional().catch(undefined),
    error_user_msg: z.string().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
    fbtrace_id: z.string().optional().catch(undefined),
    error_data: z.unknown().optional(),
  }),
});

const Blame = z.object({ blame_field_specs: z.array(z.array(z.union([z.string(), z.number()]))) });
const shortestWaitMs = 60_000;

/** Meta's failure in our words; undefined when the reply holds none. Its code decides, never its status or text. */
export function explain({ status, headers, body }: Reply, adAccountId?: string): GatewayError | undefined {
  const failure = Failure.safeParse(body);
  if (!failure.success) return undefined;
  const { error } = failure.data;
  const failureKind = failureKindFor({
    code: error.code,
    subcode: error.error_subcode,
    mayPass: status >= 500 || error.is_transient === true,
  });
  return new GatewayError({
    service: 'Meta',
    failureKind,
    words: withoutSecrets(error.error_user_msg || error.message),
    title: error.error_user_title,
    code: error.code,
    subcode: error.error_subcode,
    fields: blamedFields(error.error_data),
    reference: error.fbtrace_id,
    waitMs: waitFor(failureKind, headers, adAccountId),
    data: error.error_data,
  });
}

/** Meta repeats a malformed token in its message. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/[\w|-]{40,}/g, '…');
}

/** Usually JSON within JSON, sometimes an object, sometimes nothing. */
function blamedFields(data: unknown): string[] {
  const blame = typeof data === 'string' ? parseJson(data) : data;
  return Blame.safeParse(blame).data?.blame_field_specs.map((path) => path.join('.')) ?? [];
}

function waitFor(
  failureKind: FailureKind,
  headers: Headers,
  adAccountId: string | undefined,
): number | undefined {
  if (failureKind !== 'rate-limited') return undefined;
  const retryAfterMs = Number(headers.get('retry-after') ?? 0) * 1000 || 0;
  return Math.max(shortestWaitMs, retryAfterMs, readUsage(headers, adAccountId).waitMs);
}
