import type { CodedText } from '#server/platform/coded-text.ts';
import type { Classification } from '#contract/api-calls.ts';

/** A call to be remembered. No token, no query, nothing personal. */
export interface CallNote {
  workspaceId: string;
  /** In milliseconds since 1970. */
  at: number;
  method: string;
  /** With the kinds of ids in their place. */
  endpointPath: string;
  elapsedMs: number;
  /** Empty for a low-level call. */
  functionName: string | undefined;
  campaignId: string | undefined;
  httpStatus: number | undefined;
  retries: number;
  failure: CallFailure | undefined;
  /** Whether it stands in the log by itself; in the sums every call is counted. */
  isLogged: boolean;
}

/** A publication is answered before it has ended, so its call is noted at its end. */
export const publishing = {
  method: 'POST',
  endpointPath: '/functions/meta-publish-campaign',
  functionName: 'meta-publish-campaign',
} as const;

export interface CallFailure {
  classification: Classification;
  type: string;
  /** What is told of it: their words where they are an outside service's, and without anything personal. */
  said: CodedText;
}

/** How much of its allowance an ad account has used, as the outside service told. */
export interface BudgetNote {
  workspaceId: string;
  adAccountId: string;
  usedPercent: number;
  waitMs: number;
  at: number;
}

/** Remembers calls without holding up whoever makes them. */
export interface CallNotes {
  note(call: CallNote): void;
  noteBudget(budget: BudgetNote): void;
  /** Resolves once everything noted so far is kept, or the database has not answered. */
  flush(): Promise<void>;
  /** As `flush`, for the last time. */
  close(): Promise<void>;
}
