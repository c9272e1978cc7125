import type { ChangeMatter, ChangeProblem } from '#contract/live-changes.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Refusal } from '#server/plumbing/refusal.ts';
import { isPassing } from './change-passing.ts';

const inAdsManager = 'Look in Meta Ads Manager how it is now.';

/**
 * What a change that failed means for the person who asked for it. `mayBeMade`: Meta was asked for it and did not say no;
 * undefined where nobody knows.
 */
export function problemOf(error: GatewayError, matter: ChangeMatter, mayBeMade?: boolean): ChangeProblem {
  const { trouble, reason, title, reference } = error;
  const wish = wishOf(matter);
  const told = (heading: string, text: string) =>
    tell(heading, { text, isMoneyAtRisk: wish.keepsSpending, reference });
  const unchanged =
    `${wish.unchanged} ${wish.keepsSpending ? 'It may go on spending as before.' : ''}`.trim();
  if (mayBeMade && !isPassing(error)) return uncheckedProblem(error);
  switch (trouble) {
    case 'unauthorized':
      return told(
        'Facebook asked you to sign in again',
        `${unchanged} Please reconnect your Facebook account, then try again.`,
      );
    case 'forbidden':
      return told(
        matter.kind === 'new-ads' ? 'Facebook ad account access denied' : 'Facebook did not allow this',
        `${unchanged} Ask the owner of the ad account for access, or reconnect and allow everything we ask for. Facebook says: ${reason}`,
      );
    case 'blocked':
      return told(
        'Facebook has put a stop to this account',
        `${unchanged} Open Facebook to see what it asks of you. Facebook says: ${reason}`,
      );
    case 'not-found':
      return told('It is no longer at Meta', `${reason} ${unchanged}`);
    case 'rate-limited':
      return told(
        'Facebook asks us to slow down',
        `${unchanged} Try again ${error.waitMs ? `in about ${minutesIn(error.waitMs)}` : 'in a few minutes'}.`,
      );
    case 'rejected':
      return told(title ?? 'Facebook said no', `${unchanged} Facebook says: ${reason}`);
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      if (mayBeMade === false)
        return told('Facebook does not answer', `We tried for five minutes. ${unchanged} Please try again.`);
      return tell('Facebook does not answer', {
        text: `We tried for five minutes and do not know whether it was done. ${inAdsManager} Or try again.`,
        isMoneyAtRisk: true,
        reference,
      });
  }
}

/** Said when Meta took a change and then did not let us look. */
function uncheckedProblem({ trouble, reason, reference }: GatewayError): ChangeProblem {
  const why =
    trouble === 'unauthorized' ? 'Please reconnect your Facebook account.' : `Facebook says: ${reason}`;
  return tell('We could not check the change', {
    text: `Facebook took it, but did not let us look whether it is there. ${inAdsManager} ${why}`,
    isMoneyAtRisk: true,
    reference,
  });
}

/** Said when Meta takes no more changes of a budget for now. */
export function tooOftenProblem(waitMs: number, { reference }: GatewayError): ChangeProblem {
  return tell('The budget was changed too often', {
    text: `Meta allows four changes of a budget in an hour. The budget stays as it was. Try again in about ${minutesIn(waitMs)}.`,
    isMoneyAtRisk: false,
    reference,
  });
}

/** Said while a change waits for its next try. */
export function waitingProblem({ trouble, waitMs, reference }: GatewayError): ChangeProblem {
  const text =
    trouble === 'rate-limited' && waitMs
      ? `Facebook asks us to wait for about ${minutesIn(waitMs)}. We go on by ourselves.`
      : 'Facebook does not answer right now. We go on trying by ourselves, for up to five minutes.';
  return tell('Not done yet', { text, isMoneyAtRisk: false, reference });
}

/** Said when the campaign or what belongs to it was deleted at Meta. */
export function goneProblem(): ChangeProblem {
  return tell('It is no longer at Meta', {
    text: 'Somebody has deleted it in Meta Ads Manager. It does not spend any more, and nothing was changed.',
    isMoneyAtRisk: false,
  });
}

/** Said when something to be taken back is not as we left it. */
export function changedSinceProblem(): ChangeProblem {
  return tell('It was changed since', {
    text: 'Somebody has changed it in Meta Ads Manager since, so it was not taken back. Nothing was changed.',
    isMoneyAtRisk: false,
  });
}

/** Said when Meta took a change and still holds something else. */
export function notTakenProblem(held: string): ChangeProblem {
  return tell('Meta did not take the change', {
    text: `Meta answered that it was done, but holds ${held}. Look in Meta Ads Manager before you try again.`,
    isMoneyAtRisk: true,
  });
}

/** Said when a campaign is gone from here and may still be at Meta. The person who deletes counts on it not spending. */
export function leftAtMetaProblem(error: GatewayError | undefined): ChangeProblem {
  const why = error && !isPassing(error) ? ` Facebook says: ${error.reason}` : '';
  return tell('Failed to delete from Meta Ads Manager, but will remove from dashboard.', {
    text: `The campaign may still run and spend money. Open Meta Ads Manager now and pause or delete it there.${why}`,
    isMoneyAtRisk: true,
    reference: error?.reference,
  });
}

/** Said when a campaign is being published at the moment it was to be deleted. */
export function beingPublishedProblem(): ChangeProblem {
  return tell('The campaign is being published', {
    text: 'It was not deleted. Wait until it is published, then delete it again.',
    isMoneyAtRisk: true,
  });
}

/** Said when the link to Facebook was cut, or no longer reaches the ad account. */
export function unlinkedProblem({ message }: Refusal): ChangeProblem {
  return tell('Not connected to Facebook', {
    text: `${message} Nothing was changed, and what runs goes on running.`,
    isMoneyAtRisk: true,
  });
}

export function ourMistake(): ChangeProblem {
  return tell('Something went wrong on our side', {
    text: `We do not know whether it was done. ${inAdsManager}`,
    isMoneyAtRisk: true,
  });
}

interface Told {
  text: string;
  isMoneyAtRisk: boolean;
  reference?: string | null | undefined;
}

function tell(title: string, { text, isMoneyAtRisk, reference = null }: Told): ChangeProblem {
  return { title, text, isMoneyAtRisk, reference };
}

/** What stays as it is when a change is not made, and whether it then spends more than was wanted. */
function wishOf(matter: ChangeMatter): { unchanged: string; keepsSpending: boolean } {
  switch (matter.kind) {
    case 'status':
      return matter.to === 'PAUSED'
        ? { unchanged: 'The campaign was not paused.', keepsSpending: true }
        : { unchanged: 'The campaign was not switched on.', keepsSpending: false };
    case 'daily-budget':
      return {
        unchanged: 'The budget stays as it was.',
        keepsSpending: matter.to.dailyBudgetMinor < matter.from.dailyBudgetMinor,
      };
    case 'locations':
      return { unchanged: 'The places stay as they were.', keepsSpending: false };
    case 'ad-copy':
      return { unchanged: 'The ad says what it said before.', keepsSpending: false };
    case 'new-ads':
      return {
        unchanged: 'No ad was added. What was begun of them, we remove by ourselves.',
        keepsSpending: false,
      };
    case 'removed-ads':
      return { unchanged: 'The ads are still there.', keepsSpending: true };
    case 'deletion':
      return { unchanged: 'The campaign was not deleted.', keepsSpending: true };
  }
}

function minutesIn(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
