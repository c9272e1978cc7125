import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { Visit } from '#server/procedures.ts';
import type { Log } from '#server/platform/log/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentContext, hasHungUp } from '#server/platform/log/request-context.ts';
import { ORPCError } from '@orpc/server';

interface Asked<Result> {
  context: Visit;
  next(): Promise<Result>;
}

/**
 * Logs what a call failed of by our own mistake, and answers with a reference under which it stands in the log. A
 * refusal, or input that does not fit, is an answer and no mistake.
 */
export function noteMistakes({ log }: { log: Log }) {
  return async <Result>({ context, next }: Asked<Result>): Promise<Result> => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && (error.status < 500 || error.cause instanceof Refusal)) throw error;
      if (!hasHungUp()) log.error('a call failed', error);
      throw error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR' ? error : mistake(context);
    }
  };
}

/** What is told of it. */
export function mistake({ headers }: Pick<Visit, 'headers'>) {
  const reference = currentContext()?.id ?? crypto.randomUUID();
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: m.door_mistake({ reference }, answerLocale(headers)),
    data: { reference },
  });
}
