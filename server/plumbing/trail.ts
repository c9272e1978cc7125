import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done, known wherever it leads: for the log, and for whoever counts what it took. */
export interface Trail {
  /** Of the request or of the job: stands in every line of the log, and on the error a person sees. */
  id: string;
  /** Unless it is a request. */
  job?: string;
  /** For whom, once that is known. */
  workspaceId?: string;
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

/** What is being done here and now; undefined outside of requests and jobs. */
export function currentTrail(): Trail | undefined {
  return trails.getStore();
}
