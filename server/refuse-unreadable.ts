import { ORPCError } from '@orpc/server';

interface Asked<Result> {
  context: object;
  next(): Promise<Result>;
}

/**
 * Tells a question that cannot be read (broken JSON, a broken address) from a mistake of ours: what fails before the
 * procedure was reached is not ours. `outer` goes round the reading, `inner` round the call.
 */
export function refuseUnreadable() {
  const wasRead = new WeakSet<object>();
  return {
    async outer<Result>({ context, next }: Asked<Result>): Promise<Result> {
      try {
        return await next();
      } catch (cause) {
        if (cause instanceof ORPCError || wasRead.has(context)) throw cause;
        throw new ORPCError('BAD_REQUEST', {
          message: 'What was sent cannot be read. Is it JSON, and does its Content-Type say so?',
          cause,
        });
      }
    },
    inner<Result>({ context, next }: Asked<Result>): Promise<Result> {
      wasRead.add(context);
      return next();
    },
  };
}
