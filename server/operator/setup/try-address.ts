import { randomUUID } from 'node:crypto';
import type { Finding } from '#contract/operator/operator.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { markOf } from '#server/http/health.ts';
import type { Settings } from '#server/platform/settings.ts';
import { z } from 'zod';

const Health = z.object({ mark: z.string() });
const patienceMs = 10_000;

/** Knocks at the address as somebody outside would, and looks whether it is this installation that opens. */
export async function tryAddress(
  { seal }: Pick<AppContext, 'seal'>,
  { publicUrl: url, isOnThisMachine }: Settings,
  locale: { locale: Language },
): Promise<Finding> {
  const nonce = randomUUID();
  const answer = await knock(`${url}/healthz?nonce=${nonce}`);
  if (answer === undefined) return { state: 'broken', text: m.setup_address_unreachable({ url }, locale) };
  const mark = Health.safeParse(answer).data?.mark;
  if (seal.verify(mark ?? '') !== markOf(nonce))
    return { state: 'broken', text: m.setup_address_other({ url }, locale) };
  if (isOnThisMachine) return { state: 'look', text: m.setup_address_here({ url }, locale) };
  if (!url.startsWith('https:')) return { state: 'look', text: m.setup_address_open({ url }, locale) };
  return { state: 'fine', text: m.setup_tried_address({ url }, locale) };
}

/** What was answered, null where it is no JSON; undefined where nobody answers. */
async function knock(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    return (await answer.json().catch(() => null)) as unknown;
  } catch {
    return undefined;
  }
}
