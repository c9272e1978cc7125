import type { RefusalData } from '#contract/refusals.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { ORPCError } from '@orpc/client';

/** Why no ads came, and how long to wait where the writer said so. */
export function writerWords(error: unknown): string {
  if (error instanceof ORPCError && error.code === 'WRITER_BUSY') {
    const { seconds }: Partial<RefusalData<'WRITER_BUSY'>> = error.data ?? {};
    if (seconds !== undefined) return m.campaigns_writer_busy({ seconds });
  }
  return wordsFor(error);
}
