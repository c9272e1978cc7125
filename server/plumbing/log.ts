import { describeError } from './describe-error.ts';
import { currentTrail } from './trail.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  error(message: string, error: unknown, details?: Record<string, unknown>): void;
}

/** One JSON line per event, with the id of the request or job it belongs to. An error is told without the values it met. */
export function openLog(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Log {
  const say = (level: string, message: string, details: object) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...whereabouts(), ...details }));
  return {
    info: (message, details = {}) => say('info', message, details),
    error: (message, error, details = {}) =>
      say('error', message, { ...details, error: describeError(error) }),
  };
}

function whereabouts(): object {
  const trail = currentTrail();
  if (!trail) return {};
  const { id, job, procedure, workspaceId } = trail;
  return { ...(job ? { job, jobId: id } : { requestId: id }), procedure, workspaceId };
}
