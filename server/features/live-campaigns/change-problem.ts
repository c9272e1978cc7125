import type { ChangeMatter } from '#contract/live/change-matter.ts';
import type { ChangeProblemCode } from '#contract/live/change-problems.ts';
import type { CodeParams } from '#contract/code-params.ts';
import type { FixedBecause } from '#server/gateways/meta/steering/ad-changes.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import { isTransient } from './change-transient.ts';
import type { HeldInstead, StoredChangeProblem, Unchanged } from './tables.ts';

/**
 * What a change that failed means for the person who asked for it. `mayBeMade`: Meta was asked for it and did not say no;
 * undefined where nobody knows.
 */
export function problemOf(
  error: GatewayError,
  matter: ChangeMatter,
  mayBeMade?: boolean,
): StoredChangeProblem {
  const { failureKind, because, title, waitMs } = error;
  const isMoneyAtRisk = keepsSpending(matter);
  if (mayBeMade && !isTransient(error)) return uncheckedProblem(error);
  const note = (code: ChangeProblemCode, params: CodeParams = {}) =>
    noted(code, { isMoneyAtRisk, unchanged: unchangedIn(matter), error, params });
  switch (failureKind) {
    case 'unauthorized':
      return note('signed-out');
    case 'forbidden':
      return note(matter.kind === 'new-ads' ? 'forbidden-new-ads' : 'forbidden', because);
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
      if (mayBeMade === false) return note('silent');
      return noted('silent-and-unknown', { isMoneyAtRisk: true, error });
  }
}

/** When Meta took a change and then did not let us look. */
function uncheckedProblem(error: GatewayError): StoredChangeProblem {
  return error.failureKind === 'unauthorized'
    ? noted('unchecked-signed-out', { isMoneyAtRisk: true, error })
    : noted('unchecked', { isMoneyAtRisk: true, error, params: error.because });
}

/** When Meta takes no more changes of a budget for now. */
export function tooOftenProblem(waitMs: number, error: GatewayError): StoredChangeProblem {
  return noted('too-often', { error, params: { count: minutesIn(waitMs) } });
}

/** While a change waits for its next try. */
export function waitingProblem(error: GatewayError): StoredChangeProblem {
  const { failureKind, waitMs } = error;
  if (failureKind !== 'rate-limited' || !waitMs) return noted('waiting', { error });
  return noted('waiting-for', { error, params: { count: minutesIn(waitMs) } });
}

/** When the campaign or what belongs to it was deleted at Meta. */
export function goneProblem(): StoredChangeProblem {
  return noted('gone');
}

/** When something to be taken back is not as we left it. */
export function changedSinceProblem(): StoredChangeProblem {
  return noted('changed-since');
}

/** When Meta took a change and still holds something else. */
export function notTakenProblem(held: HeldInstead): StoredChangeProblem {
  return noted('not-taken', { isMoneyAtRisk: true, params: { held } });
}

/** When Meta refused to switch one of several after others were switched. */
export function partlyProblem(error: GatewayError, isMoneyAtRisk: boolean): StoredChangeProblem {
  return noted('partly', { isMoneyAtRisk, error, params: error.because });
}

/** When Meta took the removal of ads and still holds some of them. */
export function notRemovedProblem(left: number): StoredChangeProblem {
  return noted('ads-left', { isMoneyAtRisk: true, params: { left } });
}

/** When a campaign is gone from here and may still be at Meta. The person who deletes counts on it not spending. */
export function leftAtMetaProblem(error: GatewayError | undefined): StoredChangeProblem {
  if (!error || isTransient(error)) return noted('left-at-meta', { isMoneyAtRisk: true, error });
  return noted('left-at-meta-refused', { isMoneyAtRisk: true, error, params: error.because });
}

/** When a campaign is being published at the moment it was to be deleted. */
export function beingPublishedProblem(): StoredChangeProblem {
  return noted('being-published', { isMoneyAtRisk: true });
}

/** When the link to Facebook was cut, or no longer reaches the ad account. */
export function unlinkedProblem({ code }: Refusal): StoredChangeProblem {
  return noted('unlinked', { isMoneyAtRisk: true, params: { refusal: code } });
}

/** When the words of an ad turn out to be none that can be changed from here. */
export function notEditableProblem(fixed: FixedBecause): StoredChangeProblem {
  return noted('not-editable', { params: { fixed } });
}

/** When Meta holds something else than the ads that were asked for. */
export function notAsAskedProblem(): StoredChangeProblem {
  return noted('not-as-asked');
}

export function ourMistake(): StoredChangeProblem {
  return noted('our-mistake', { isMoneyAtRisk: true });
}

interface Noted {
  isMoneyAtRisk?: boolean;
  unchanged?: Unchanged;
  error?: GatewayError | undefined;
  params?: CodeParams;
}

function noted(
  code: ChangeProblemCode,
  { isMoneyAtRisk = false, unchanged, error, params = {} }: Noted = {},
): StoredChangeProblem {
  const reference = error?.reference ?? null;
  return { code, params, isMoneyAtRisk, reference, ...(unchanged && { unchanged }) };
}

/** What stays as it is when a change is not made. */
function unchangedIn(matter: ChangeMatter): Unchanged {
  if (matter.kind !== 'status') return matter.kind;
  const { to, target = 'campaign' } = matter;
  if (target === 'campaign') return to === 'PAUSED' ? 'pause' : 'status';
  return to === 'PAUSED' ? 'pause-part' : 'run-part';
}

/** Whether more is spent than was wanted when a change is not made. */
function keepsSpending(matter: ChangeMatter): boolean {
  switch (matter.kind) {
    case 'status':
      return matter.to === 'PAUSED';
    case 'daily-budget':
      return matter.to.dailyBudgetMinor < matter.from.dailyBudgetMinor;
    case 'locations':
    case 'ad-copy':
    case 'new-ads':
      return false;
    case 'removed-ads':
    case 'deletion':
      return true;
  }
}

function minutesIn(ms: number): number {
  return Math.max(1, Math.ceil(ms / 60_000));
}
