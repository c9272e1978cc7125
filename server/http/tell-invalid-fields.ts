import { answerLanguage } from '#server/platform/answer-language.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import type { Visit } from '#server/procedures.ts';
import { ORPCError } from '@orpc/server';
import { type Issue, sayIssue, sayIssues, sayUnreadable } from './validation-words.ts';

interface Asked<Result> {
  context: Visit;
  next(): Promise<Result>;
}

const mostTold = 10;

/** Names the fields that do not fit, where a reader of the message finds them, in the language of whoever asks. */
export async function tellInvalidFields<Result>({ context, next }: Asked<Result>): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesIn(error.data);
    if (!issues) throw error;
    const language = answerLanguage(context.headers);
    const told = issues.slice(0, mostTold).map((issue) => ({
      path: (issue.path ?? []).map((part) => String(part).toWellFormed()),
      code: issue.code ?? 'custom',
      message: sayIssue(issue, language),
    }));
    throw new ORPCError('BAD_REQUEST', {
      message: sayIssues(told, language),
      data: { issues: told },
      cause: error,
    });
  }
}

/** Says that a question could not even be read. A procedure that was found has read it. */
export async function tellUnreadableInput<Result>({ context, next }: Asked<Result>): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError || currentContext()?.procedure) throw error;
    const message = sayUnreadable(answerLanguage(context.headers));
    throw new ORPCError('BAD_REQUEST', { message, cause: error });
  }
}

function issuesIn(data: unknown): Issue[] | undefined {
  const { issues } = (data ?? {}) as { issues?: Issue[] };
  return Array.isArray(issues) ? issues : undefined;
}
