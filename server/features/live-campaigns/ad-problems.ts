import type { ChangeProblem } from '#contract/live-changes.ts';

/** Said when the words of an ad turn out to be none that can be changed from here. */
export function notEditableProblem(reason: string): ChangeProblem {
  return {
    title: 'This ad cannot be changed here',
    text: `${reason} It says what it said before.`,
    isMoneyAtRisk: false,
    reference: null,
  };
}
