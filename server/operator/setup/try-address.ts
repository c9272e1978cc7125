import { randomUUID } from 'node:crypto';
import type { Finding } from '#contract/operator/operator.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { markOf } from '#server/http/health.ts';
import type { Settings } from '#server/platform/settings.ts';
import { z } from 'zod';
import type { Reader } from '../finding.ts';

const Health = z.object({ mark: z.string() });
const patienceMs = 10_000;
/** Somebody answers, and no browser would believe who: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const certificateTroubles: Record<string, (given: { url: string }, locale: Reader) => string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: m.setup_address_untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: m.setup_address_untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: m.setup_address_untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: m.setup_address_incomplete,
  CERT_HAS_EXPIRED: m.setup_address_expired,
  ERR_TLS_CERT_ALTNAME_INVALID: m.setup_address_misnamed,
};

/** Knocks at the address as somebody outside would, and looks whether it is this installation that opens. */
export async function tryAddress(
  { seal }: Pick<AppContext, 'seal'>,
  { publicUrl: url, isOnThisMachine }: Settings,
  locale: Reader,
): Promise<Finding> {
  const nonce = randomUUID();
  const { answer, trouble } = await knock(`${url}/healthz?nonce=${nonce}`);
  if (trouble !== undefined) {
    const say = certificateTroubles[trouble] ?? m.setup_address_unreachable;
    return { state: 'broken', text: say({ url }, locale) };
  }
  const mark = Health.safeParse(answer).data?.mark;
  if (seal.verify(mark ?? '') !== markOf(nonce))
    return { state: 'broken', text: m.setup_address_other({ url }, locale) };
  if (isOnThisMachine) return { state: 'look', text: m.setup_address_here({ url }, locale) };
  if (!url.startsWith('https:')) return { state: 'look', text: m.setup_address_open({ url }, locale) };
  return { state: 'fine', text: m.setup_tried_address({ url }, locale) };
}

/** What was answered, null where it is no JSON; or by what code it came to nothing. */
async function knock(address: string): Promise<{ answer?: unknown; trouble?: string }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    return { answer: (await answer.json().catch(() => null)) as unknown };
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    return { trouble: code };
  }
}
