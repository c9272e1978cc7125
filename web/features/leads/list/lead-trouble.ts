import { ORPCError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';

/** Why something about leads did not work: the words of a deliberate no with its reason, or plain words of ours. */
export function leadTrouble(error: unknown): string {
  if (!(error instanceof ORPCError)) return wordsFor(error);
  if (error.code === 'NOT_SIGNED_IN') return m.leads_trouble_signed_out();
  return [wordsFor(error), reasonIn(error.data)].filter(Boolean).join(' ');
}

/** Why leads could not be read from Facebook. */
export function readingTrouble(error: unknown): string {
  if (error instanceof ORPCError && error.defined) return leadTrouble(error) || m.leads_trouble_reading();
  return error instanceof TypeError ? m.leads_trouble_unreachable() : m.leads_trouble_unexpected();
}

function reasonIn(data: unknown): string | undefined {
  const holdsReason = typeof data === 'object' && data !== null && 'reason' in data;
  return holdsReason && typeof data.reason === 'string' ? data.reason : undefined;
}
