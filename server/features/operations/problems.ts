import type { OperationProblemCode } from '#contract/operations/operation-problems.ts';
import type { CodeParams } from '#contract/code-params.ts';
import type { FixedBecause } from '#server/gateways/meta/steering/ad-changes.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { KindName, OperationKind } from './kind.ts';
import type { OperationRow } from './queries.ts';
import type { HeldInstead, StoredOperationProblem, Unchanged } from './tables.ts';

interface Failed {
  kind: OperationKind<KindName>;
  operation: Pick<OperationRow, 'details'>;
  /** Meta was asked for it and did not say no. */
  mayBeMade: boolean;
}

/** What an operation that failed means for the person who asked for it. */
export function problemOf(
  error: GatewayError,
  { kind, operation: { details }, mayBeMade }: Failed,
): StoredOperationProblem {
  const { failureKind, because, title, waitMs } = error;
  if (mayBeMade && !error.isTransient) return uncheckedProblem(error);
  const note = (code: OperationProblemCode, params: CodeParams = {}) =>
    noted(code, {
      isMoneyAtRisk: kind.keepsSpending(details),
      unchanged: kind.unchanged(details),
      error,
      params,
    });
  switch (failureKind) {
    case 'unauthorized':
      return note('signed-out');
    case 'forbidden':
      return note(details.kind === 'new-ads' ? 'forbidden-new-ads' : 'forbidden', because);
    case 'blocked':
      return note('blocked', because);
    case 'not-found':
      return note('not-found', because);
    case 'rate-limited':
      return waitMs ? note('slow-down', { count: minutesIn(waitMs) }) : note('slow-down-soon');
    case 'rejected':
      return note('refused', { ...because, ...(title && { title }) });
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      if (!mayBeMade) return note('silent');
      return noted('silent-and-unknown', { isMoneyAtRisk: true, error });
  }
}

/** When Meta took a change and then did not let us look. */
function uncheckedProblem(error: GatewayError): StoredOperationProblem {
  return error.failureKind === 'unauthorized'
    ? noted('unchecked-signed-out', { isMoneyAtRisk: true, error })
    : noted('unchecked', { isMoneyAtRisk: true, error, params: error.because });
}

/** When Meta takes no more changes of a budget for now. */
export function tooOftenProblem(waitMs: number, error: GatewayError): StoredOperationProblem {
  return noted('too-often', { error, params: { count: minutesIn(waitMs) } });
}

/** While a change waits for its next try. */
export function waitingProblem(error: GatewayError | Refusal): StoredOperationProblem {
  if (error instanceof Refusal) return noted('waiting-link');
  const { failureKind, waitMs } = error;
  if (failureKind === 'unauthorized') return noted('waiting-link', { error });
  if (failureKind === 'unknown-outcome') return noted('waiting-late-lists', { error });
  if (failureKind !== 'rate-limited') return noted('waiting', { error });
  if (!waitMs) return noted('waiting-slow-down', { error });
  return noted('waiting-for', { error, params: { count: minutesIn(waitMs) } });
}

/** When the campaign or what belongs to it was deleted at Meta. */
export function goneProblem(): StoredOperationProblem {
  return noted('gone');
}

/** When something to be taken back is not as we left it. */
export function changedSinceProblem(): StoredOperationProblem {
  return noted('changed-since');
}

/** When Meta took a change and still holds something else. */
export function notTakenProblem(held: HeldInstead): StoredOperationProblem {
  return noted('not-taken', { isMoneyAtRisk: true, params: { held } });
}

/** When Meta refused to switch one of several after others were switched. */
export function partlyProblem(error: GatewayError, isMoneyAtRisk: boolean): StoredOperationProblem {
  return noted('partly', { isMoneyAtRisk, error, params: error.because });
}

/** When Meta took the removal of ads and still holds some of them. */
export function notRemovedProblem(left: number): StoredOperationProblem {
  return noted('ads-left', { isMoneyAtRisk: true, params: { left } });
}

/** When a campaign is gone from here and may still be at Meta. The person who deletes counts on it not spending. */
export function leftAtMetaProblem(error: GatewayError | undefined): StoredOperationProblem {
  if (!error || error.isTransient) return noted('left-at-meta', { isMoneyAtRisk: true, error });
  return noted('left-at-meta-refused', { isMoneyAtRisk: true, error, params: error.because });
}

/** When the link to Facebook was cut, or no longer reaches the ad account. */
export function unlinkedProblem({ code }: Refusal): StoredOperationProblem {
  return noted('unlinked', { isMoneyAtRisk: true, params: { refusal: code } });
}

/** When the words of an ad turn out to be none that can be changed from here. */
export function notEditableProblem(fixed: FixedBecause): StoredOperationProblem {
  return noted('not-editable', { params: { fixed } });
}

/** When a publication or its undo did not work: what is told of it, and Meta's own title where there is one. */
export function publicationProblem(told: {
  code: string;
  title: string | null;
  isMoneyAtRisk: boolean;
  reference: string | null;
}): StoredOperationProblem {
  const { code: problem, title, ...rest } = told;
  return { code: 'publication', params: { problem, ...(title && { title }) }, ...rest };
}

/** When Meta holds something else than the ads that were asked for. */
export function notAsAskedProblem(): StoredOperationProblem {
  return noted('not-as-asked');
}

/** When Meta takes a brake neither as a rule nor as a spending limit. */
export function brakeRefusedProblem(because: CodeParams): StoredOperationProblem {
  return noted('brake-refused', { isMoneyAtRisk: true, params: because });
}

export function ourMistake(): StoredOperationProblem {
  return noted('our-mistake', { isMoneyAtRisk: true });
}

interface Noted {
  isMoneyAtRisk?: boolean;
  unchanged?: Unchanged;
  error?: GatewayError | undefined;
  params?: CodeParams;
}

function noted(
  code: OperationProblemCode,
  { isMoneyAtRisk = false, unchanged, error, params = {} }: Noted = {},
): StoredOperationProblem {
  const reference = error?.reference ?? null;
  return { code, params, isMoneyAtRisk, reference, ...(unchanged && { unchanged }) };
}

function minutesIn(ms: number): number {
  return Math.max(1, Math.ceil(ms / 60_000));
}
