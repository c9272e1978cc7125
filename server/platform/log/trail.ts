import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#contract/people/people.ts';

/** What is being done, known wherever it leads: for the log, and for whoever counts what it took. */
export interface Trail {
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

const trails = new AsyncLocalStorage<Trail>();

/** Whatever `run` leads to belongs to this trail, later callbacks included. */
export function follow<Result>(trail: Omit<Trail, 'retries'>, run: () => Result): Result {
  return trails.run({ ...trail, retries: 0 }, run);
}

/** A part of the way is gone for this workspace: what `run` leads to counts as its own. */
export function followFor<Result>(workspaceId: string, run: () => Result): Result {
  const trail = currentTrail();
  return trail ? trails.run({ ...trail, workspaceId }, run) : run();
}

/** Work that others share and nobody waits for: what `run` leads to belongs to no trail, and does not end with one. */
export function leaveTrail<Result>(run: () => Result): Result {
  return trails.exit(run);
}

/** What is being done here and now; undefined outside of requests and jobs. */
export function currentTrail(): Trail | undefined {
  return trails.getStore();
}

/** It is known now who asks: what follows on this trail is done for their workspace, and told in their language. */
export function goOnFor({ workspaceId, language }: { workspaceId: string; language: Language }): void {
  const trail = currentTrail();
  if (trail) Object.assign(trail, { workspaceId, language });
}
