import { ORPCError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';

/** What to tell a person about any error: the words of a deliberate no, or plain words of ours. */
export function wordsFor(error: unknown): string {
  if (error instanceof ORPCError && error.defined) return error.message;
  // The browser's own kind of error for "no answer at all".
  if (error instanceof TypeError) return m.ui_trouble_unreachable();
  return m.ui_trouble_ours();
}
