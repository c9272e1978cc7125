import type { PublicationProblem } from '#contract/publications.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';

const nothingSpent = 'Nothing was spent.';
const maybeSpent =
  'It may have run for a moment: please look in Meta Ads Manager whether anything was spent.';

/** What a deliberate no from Meta means for the person: Meta's own words, and what to do now. */
export function problemOf(error: GatewayError, { mayHaveRun = false } = {}): PublicationProblem {
  const money = mayHaveRun ? maybeSpent : nothingSpent;
  const { reason, reference = null } = error;
  const [field = null] = error.fields.map((path) => fieldFor(path)).filter((found) => found !== null);
  const told = { reason, field, reference };
  switch (error.trouble) {
    case 'unauthorized':
      return {
        ...told,
        title: 'Facebook Authentication Error: Please reconnect your Facebook account.',
        nextStep: `Reconnect your Facebook account, then publish again. ${money}`,
      };
    case 'forbidden':
      return {
        ...told,
        title: 'Facebook did not allow this',
        nextStep: `Reconnect your Facebook account with all permissions, or ask the owner of the ad account or page for access. ${money}`,
      };
    case 'blocked':
      return {
        ...told,
        title: 'Facebook has paused advertising for this account',
        nextStep: `Open Account Quality in Meta Ads Manager to see why. ${money}`,
      };
    case 'rejected':
    case 'not-found':
    case 'rate-limited':
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return {
        ...told,
        title: error.title ?? 'Facebook did not accept the campaign',
        nextStep: `Change what Facebook names and publish again. Your draft is as it was. ${money}`,
      };
  }
}

/** Said when what Meta holds is not what was approved. */
export function mismatchProblem(found: string[]): PublicationProblem {
  return {
    title: 'Facebook holds something else than you approved',
    reason: `Different: ${found.join(', ')}.`,
    nextStep: `We removed the campaign from Facebook again. Please publish once more. ${nothingSpent}`,
    field: null,
    reference: null,
  };
}

/** Said when a day of trying was not enough. */
export function gaveUpProblem({
  isRemoved,
  mayHaveRun,
}: {
  isRemoved: boolean;
  mayHaveRun: boolean;
}): PublicationProblem {
  const left = mayHaveRun
    ? 'The campaign may be left in Meta Ads Manager and may be running: please pause or delete it there now, then publish again.'
    : 'A paused campaign may be left in Meta Ads Manager: please delete it there, then publish again. Paused campaigns do not spend.';
  return {
    title: 'Facebook did not answer for a day',
    reason: 'We tried again and again for a day and got no usable answer.',
    nextStep: isRemoved ? `Please publish again later. ${mayHaveRun ? maybeSpent : nothingSpent}` : left,
    field: null,
    reference: null,
  };
}

/** Said when the Facebook account was unlinked, or its link broke, before anything was made. */
export function unlinkedProblem(): PublicationProblem {
  return {
    title: 'Facebook Authentication Error: Please reconnect your Facebook account.',
    reason: 'The link to your Facebook account is missing or no longer works.',
    nextStep: `Reconnect your Facebook account, then publish again. ${nothingSpent}`,
    field: null,
    reference: null,
  };
}

const fields: [RegExp, string][] = [
  [/budget/, 'dailyBudgetMinor'],
  [/geo_locations|location/, 'locations'],
  [/age_/, 'ageFrom'],
  [/image|picture/, 'mediaIds'],
  [/lead_gen_form|leadgen/, 'leadFormId'],
  [/pixel|promoted_object/, 'pixelId'],
  [/link|url/, 'websiteUrl'],
  [/message|title|description|call_to_action|creative/, 'ads'],
];

function fieldFor(path: string): string | null {
  return fields.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
