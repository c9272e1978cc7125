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

/** Said when Meta holds something else than the ads that were asked for. */
export function notAsAskedProblem(): ChangeProblem {
  return {
    title: 'The ads did not arrive as they were written',
    text: 'Meta keeps something else than you asked for, so they were not switched on, and we remove them. Please try again.',
    isMoneyAtRisk: false,
    reference: null,
  };
}
