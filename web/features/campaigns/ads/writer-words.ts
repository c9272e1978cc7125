import { refusals } from '#contract/refusals.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { ORPCError } from '@orpc/client';

/** Why no ads came, and how long to wait where the writer said so. */
export function writerWords(error: unknown): string {
  if (error instanceof ORPCError && error.code === 'WRITER_BUSY') {
    const told = refusals.WRITER_BUSY.data.safeParse(error.data);
    if (told.success) return m.campaigns_writer_busy({ seconds: told.data.seconds });
  }
  return wordsFor(error);
}
