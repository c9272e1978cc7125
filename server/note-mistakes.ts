import type { Log } from '#server/plumbing/log.ts';
import { ORPCError } from '@orpc/server';

/** Logs what a call failed of by our own mistake. A refusal, or input that does not fit, is an answer and no mistake. */
export function noteMistakes({ log }: { log: Log }) {
  return (error: unknown) => {
    if (!(error instanceof ORPCError) || error.status >= 500) log.error('a call failed', error);
  };
}
