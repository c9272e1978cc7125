import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#contract/people/people.ts';

/** What is being done, known wherever it leads: for the log, and for whoever counts what it took. */
export interface RequestContext {
  /** Of the request or of the job: stands in every line of the log, and on the error a person sees. */
  id: string;
  /** Unless it is a request. */
  job?: string;
  /** Where the client is, of a request. */
  from?: string;
  /** Says that whoever asks does not wait for the answer any more. */
  hungUp?: AbortSignal;
  /** Whether nothing is changed on the way, so that it may end anywhere once nobody waits. */
  isReading?: boolean;
  /** For whom, once that is known. */
  workspaceId?: string;
  /** What whoever asks reads, once that is known. */
  language?: Language;
  campaignId?: string | undefined;
  /** Which of our procedures answers. */
  procedure?: string;
  /** How often something outside had to be asked again on the way. */
  retries: number;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Whatever `run` leads to belongs to this request or job, later callbacks included. */
export function runInContext<Result>(context: Omit<RequestContext, 'retries'>, run: () => Result): Result {
  return contexts.run({ ...context, retries: 0 }, run);
}

/** A part of the way is gone for this workspace: what `run` leads to counts as its own. */
export function runForWorkspace<Result>(workspaceId: string, run: () => Result): Result {
  const context = currentContext();
  return context ? contexts.run({ ...context, workspaceId }, run) : run();
}

/** Work that others share and nobody waits for: what `run` leads to belongs to no request, and does not end with one. */
export function leaveContext<Result>(run: () => Result): Result {
  return contexts.exit(run);
}

/** What is being done here and now; undefined outside of requests and jobs. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

/** Whether whoever asks has left: what fails then is given up, and no mistake of ours. */
export function hasHungUp(): boolean {
  return currentContext()?.hungUp?.aborted ?? false;
}

/** It is known now who asks: what follows is done for their workspace, and told in their language. */
export function setActor({ workspaceId, language }: { workspaceId: string; language: Language }): void {
  const context = currentContext();
  if (context) Object.assign(context, { workspaceId, language });
}
