import { ORPCError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';

/** What to tell a person about any error: the words of a deliberate no, or plain words of ours with where it stands in the log. */
export function wordsFor(error: unknown): string {
  if (error instanceof ORPCError && error.defined) return error.message;
  // The browser's own kind of error for "no answer at all".
  if (error instanceof TypeError) return m.ui_trouble_unreachable();
  const reference = referenceOf(error);
  return reference ? m.ui_trouble_reference({ reference }) : m.ui_trouble_ours();
}

function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof ORPCError) || typeof error.data !== 'object' || error.data === null)
    return undefined;
  const { reference } = error.data as { reference?: unknown };
  return typeof reference === 'string' ? reference : undefined;
}
