import { tracingChannel } from 'node:diagnostics_channel';

/** A part of what is being done. Whoever watches gets all of it, so nothing in it may be an id, a name or what somebody typed. */
export interface Step {
  kind: 'request' | 'operation' | 'job' | 'call';
  name: string;
  /** By the names OpenTelemetry has for them; more may be known at the end. */
  facts: Record<string, string | number>;
  error?: unknown;
}

export const steps = tracingChannel<Step, unknown>('adfjord:step');

/** Does it in sight of whoever watches. It costs nothing while nobody does. */
export function inStep<Result>(step: Step, run: () => Promise<Result>): Promise<Result> {
  return steps.tracePromise(run, step);
}

/** One question to an outside service: whom it is asked, never where. */
export function askOutside<Answer extends { status: number }>(
  { service, method }: { service: string; method: string },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const facts: Step['facts'] = { 'peer.service': service, 'http.request.method': method };
  return inStep({ kind: 'call', name: `${method} ${service}`, facts }, async () => {
    const answer = await ask();
    facts['http.response.status_code'] = answer.status;
    return answer;
  });
}
