import type { ChangeMatter } from '#contract/change-matter.ts';
import type { ChangeProblem } from '#contract/live-changes.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { type Refusal, sayRefusal } from '#server/plumbing/refusal.ts';
import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';
import { type ChangeWords, changeWords, type HeldInstead } from './change-words.ts';
import { isPassing } from './change-passing.ts';

/** Why a change was not made, as it is kept: in every language we speak. */
export type KeptProblem = Spoken<ChangeProblem>;

/**
 * What a change that failed means for the person who asked for it. `mayBeMade`: Meta was asked for it and did not say no;
 * undefined where nobody knows.
 */
export function problemOf(error: GatewayError, matter: ChangeMatter, mayBeMade?: boolean): KeptProblem {
  const { trouble, reason, title, reference, waitMs } = error;
  const isMoneyAtRisk = keepsSpending(matter);
  if (mayBeMade && !isPassing(error)) return uncheckedProblem(error);
  const told = (say: (words: ChangeWords, unchanged: string) => { title: string; text: string }) =>
    tell((words) => say(words, unchangedText(words, matter)), { isMoneyAtRisk, reference });
  switch (trouble) {
    case 'unauthorized':
      return told((words, unchanged) => words.signedOut(unchanged));
    case 'forbidden':
      return told((words, unchanged) =>
        words.forbidden(unchanged, { reason, isNewAds: matter.kind === 'new-ads' }),
      );
    case 'blocked':
      return told((words, unchanged) => words.blocked(unchanged, reason));
    case 'not-found':
      return told((words, unchanged) => words.notFound(unchanged, reason));
    case 'rate-limited':
      return told((words, unchanged) => words.slowDown(unchanged, waitMs ? minutesIn(waitMs) : undefined));
    case 'rejected':
      return told((words, unchanged) => ({
        title: title ?? words.refused,
        text: `${unchanged} ${words.says(reason)}`,
      }));
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      if (mayBeMade === false) return told((words, unchanged) => words.silent(unchanged));
      return tell((words) => words.silentAndUnknown, { isMoneyAtRisk: true, reference });
  }
}

/** Said when Meta took a change and then did not let us look. */
function uncheckedProblem({ trouble, reason, reference }: GatewayError): KeptProblem {
  const why = (words: ChangeWords) => (trouble === 'unauthorized' ? words.reconnect : words.says(reason));
  return tell((words) => words.unchecked(why(words)), { isMoneyAtRisk: true, reference });
}

/** Said when Meta takes no more changes of a budget for now. */
export function tooOftenProblem(waitMs: number, { reference }: GatewayError): KeptProblem {
  return tell((words) => words.tooOften(minutesIn(waitMs)), { isMoneyAtRisk: false, reference });
}

/** Said while a change waits for its next try. */
export function waitingProblem({ trouble, waitMs, reference }: GatewayError): KeptProblem {
  const isTold = trouble === 'rate-limited' && waitMs;
  return tell((words) => (isTold ? words.waitingFor(minutesIn(waitMs)) : words.waiting), {
    isMoneyAtRisk: false,
    reference,
  });
}

/** Said when the campaign or what belongs to it was deleted at Meta. */
export function goneProblem(): KeptProblem {
  return tell(({ gone }) => gone, { isMoneyAtRisk: false });
}

/** Said when something to be taken back is not as we left it. */
export function changedSinceProblem(): KeptProblem {
  return tell(({ changedSince }) => changedSince, { isMoneyAtRisk: false });
}

/** Said when Meta took a change and still holds something else. */
export function notTakenProblem(held: HeldInstead): KeptProblem {
  return tell((words) => words.notTaken(words.held[held]), { isMoneyAtRisk: true });
}

/** Said when Meta refused to switch one of several after others were switched. */
export function partlyProblem({ reason, reference }: GatewayError, isMoneyAtRisk: boolean): KeptProblem {
  return tell((words) => words.partly(words.says(reason)), { isMoneyAtRisk, reference });
}

/** Said when Meta took the removal of ads and still holds some of them. */
export function notRemovedProblem(count: number): KeptProblem {
  return tell((words) => words.notTaken(words.adsLeft(count)), { isMoneyAtRisk: true });
}

/** Said when a campaign is gone from here and may still be at Meta. The person who deletes counts on it not spending. */
export function leftAtMetaProblem(error: GatewayError | undefined): KeptProblem {
  const why = (words: ChangeWords) => (error && !isPassing(error) ? ` ${words.says(error.reason)}` : '');
  return tell((words) => words.leftAtMeta(why(words)), { isMoneyAtRisk: true, reference: error?.reference });
}

/** Said when a campaign is being published at the moment it was to be deleted. */
export function beingPublishedProblem(): KeptProblem {
  return tell(({ beingPublished }) => beingPublished, { isMoneyAtRisk: true });
}

/** Said when the link to Facebook was cut, or no longer reaches the ad account. */
export function unlinkedProblem(refusal: Refusal): KeptProblem {
  return inEveryLanguage((language) => ({
    ...changeWords[language].unlinked(sayRefusal(refusal.code, language)),
    isMoneyAtRisk: true,
    reference: null,
  }));
}

/** Said when the words of an ad turn out to be none that can be changed from here. */
export function notEditableProblem(why: Spoken<string>): KeptProblem {
  return inEveryLanguage((language) => ({
    ...changeWords[language].notEditable(why[language]),
    isMoneyAtRisk: false,
    reference: null,
  }));
}

/** Said when Meta holds something else than the ads that were asked for. */
export function notAsAskedProblem(): KeptProblem {
  return tell(({ notAsAsked }) => notAsAsked, { isMoneyAtRisk: false });
}

export function ourMistake(): KeptProblem {
  return tell(({ ourMistake: words }) => words, { isMoneyAtRisk: true });
}

function tell(
  say: (words: ChangeWords) => { title: string; text: string },
  { isMoneyAtRisk, reference = null }: { isMoneyAtRisk: boolean; reference?: string | null | undefined },
): KeptProblem {
  return inEveryLanguage((language) => ({ ...say(changeWords[language]), isMoneyAtRisk, reference }));
}

/** What stays as it is when a change is not made. */
function unchangedText({ unchanged, mayGoOnSpending }: ChangeWords, matter: ChangeMatter): string {
  const text = unchanged[matter.kind === 'status' ? switchOf(matter) : matter.kind];
  return keepsSpending(matter) ? `${text} ${mayGoOnSpending}` : text;
}

function switchOf({ to, target = 'campaign' }: Extract<ChangeMatter, { kind: 'status' }>) {
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
