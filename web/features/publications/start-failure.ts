import type { RefusalData } from '#contract/refusals.ts';
import { ORPCError } from '@orpc/client';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';

/** Why a run could not begin, for a toast; the page itself says what is missing. */
export function describeStartFailure(error: unknown): { title: string; text: string } {
  if (error instanceof ORPCError && error.defined) {
    // What is newer was only not seen yet: nothing has failed.
    const title =
      error.code === 'CAMPAIGN_IS_NEWER' ? m.publications_newer() : m.publications_start_refused();
    return { title, text: [error.message, ...missingOf(error)].join(' ') };
  }
  const text = isAboutLaunch(error)
    ? m.publications_start_misconfigured()
    : m.publications_start_failed({ reason: wordsFor(error) });
  return { title: m.publications_failed(), text };
}

/** Each thing that is missing, once. */
function missingOf(error: ORPCError<string, unknown>): string[] {
  if (error.code !== 'CAMPAIGN_NOT_READY') return [];
  const { missing } = error.data as RefusalData<'CAMPAIGN_NOT_READY'>;
  return [...new Set(missing.map(({ reason }) => reason))];
}

/** The server could make nothing of the choice to launch at once. */
function isAboutLaunch(error: unknown): boolean {
  return error instanceof ORPCError && JSON.stringify(error.data ?? '').includes('launchImmediately');
}
