import type { Log } from '#server/plumbing/log.ts';
import { currentTrail } from '#server/plumbing/trail.ts';
import { ORPCError } from '@orpc/server';

/**
 * Logs what a call failed of by our own mistake, and answers with a reference under which it stands in the log. A
 * refusal, or input that does not fit, is an answer and no mistake.
 */
export function noteMistakes({ log }: { log: Log }) {
  return async <Result>({ next }: { next(): Promise<Result> }): Promise<Result> => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw error;
      log.error('a call failed', error);
      throw error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR' ? error : mistake();
    }
  };
}

function mistake() {
  const reference = currentTrail()?.id ?? crypto.randomUUID();
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: `Something went wrong on our side. Reference: ${reference}`,
    data: { reference },
  });
}
