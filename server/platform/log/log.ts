import { describeError } from './describe-error.ts';
import { type LogBudget, saveLines } from './log-budget.ts';
import { currentContext } from './request-context.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  error(message: string, error: unknown, details?: Record<string, unknown>): void;
}

/** However much a stranger has put into what failed. */
const longestError = 4_000;

/**
 * One JSON line per event, with the id of the request or job it belongs to. An error is told without the values it met,
 * and of one address no more lines than its budget.
 */
export function openLog(
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  budget?: LogBudget,
): Log {
  const say = saveLines(
    (level, message, details) =>
      write(JSON.stringify({ at: new Date().toISOString(), level, message, ...whereabouts(), ...details })),
    budget,
  );
  return {
    info: (message, details = {}) => say('info', message, details),
    error: (message, error, details = {}) =>
      say('error', message, { ...details, error: describeError(error).slice(0, longestError) }),
  };
}

function whereabouts(): object {
  const context = currentContext();
  if (!context) return {};
  const { id, job, procedure, workspaceId } = context;
  return { ...(job ? { job, jobId: id } : { requestId: id }), procedure, workspaceId };
}
