import {
  type Delivery,
  type DeliveryCause,
  type DeliveryReason,
  troublesOf,
} from '#contract/live/delivery.ts';
import type { Drift } from '#contract/live/drifts.ts';

/** What stops everything in an ad account, and is Meta's doing. */
const ofAccount = [
  'account-disabled',
  'account-unsettled',
  'account-without-payment',
  'account-in-review',
  'account-closed',
] as const;
/** What stops a campaign or a part of it, and is nobody's wish: what a person has switched off is told on the page only. */
const ofCampaign = [
  'ads-refused',
  'ads-with-issues',
  'with-issues',
  'silent',
  'braked',
  'brake-gone',
] as const;

/** What somebody else has changed at Meta. */
const ofWatch = ['changed-at-meta-money', 'changed-at-meta-brand'] as const;

/** What is written about. */
export const writtenCodes = ['connection-broken', ...ofAccount, ...ofCampaign, ...ofWatch] as const;
export type WrittenCode = (typeof writtenCodes)[number];
export type ChangedReason = { code: (typeof ofWatch)[number]; drift: Drift };
export type WrittenReason = Extract<DeliveryReason, { code: WrittenCode }> | ChangedReason;

/** What needs attention and what it is about: told once, for as long as it lasts. */
export interface Finding {
  reason: WrittenReason;
  cause: Pick<DeliveryCause, 'metaWords' | 'remedy'>;
  /** Null where all of the ad account, or the link to it, is meant. */
  facebookCampaignId: string | null;
  /** The change, the ads, else the campaign, the ad account or the link. */
  about: string[];
}

interface Listed {
  facebookCampaignId: string;
  delivery: Delivery;
}

/**
 * What needs attention in an ad account and is to be written about; what stops all of it once. Meta tells a payment
 * method to some people only, so a missing one is believed only once there is nothing else to wait for.
 */
export function findingsIn(adAccountId: string, campaigns: Listed[]): Finding[] {
  return findIn(adAccountId, campaigns, (delivery) => {
    const causes = troublesOf(delivery);
    const waits = causes.some(({ remedy }) => remedy.code === 'wait');
    return waits ? causes.filter(({ reason }) => reason.code !== 'account-without-payment') : causes;
  });
}

/** The same, of what is switched off as well: to switch something off mends nothing. */
export function lastingIn(adAccountId: string, campaigns: Listed[]): Finding[] {
  return findIn(adAccountId, campaigns, ({ also, ...delivery }) => [delivery, ...also]);
}

/** That the link to Facebook is broken. */
export function linkFinding(cause: DeliveryCause): Finding[] {
  const { reason } = cause;
  return isWritten(reason) ? [{ reason, cause, facebookCampaignId: null, about: ['link'] }] : [];
}

/** What was changed at Meta, where it concerns money or what people see: each once, and again when it changes further. */
export function driftFindings(drifts: Drift[]): Finding[] {
  return drifts.flatMap((drift): Finding[] => {
    const { id, concern, seenAt, facebookCampaignId } = drift;
    if (concern === 'none') return [];
    const reason = { code: `changed-at-meta-${concern}` as const, drift };
    const cause = { metaWords: null, remedy: { code: 'none' as const } };
    return [{ reason, cause, facebookCampaignId, about: [`${id} ${seenAt}`] }];
  });
}

export function isOfWatch(reason: WrittenReason): reason is ChangedReason {
  return ofWatch.some((each) => each === reason.code);
}

/** By how much what was changed at Meta may make a day dearer: what costs most is told first. */
export function moreADay({ reason }: Finding): number {
  const worst = isOfWatch(reason) ? reason.drift.worstDay : null;
  return worst ? Math.max(0, worst.toMinor - worst.fromMinor) : 0;
}

function findIn(
  adAccountId: string,
  campaigns: Listed[],
  causesOf: (delivery: Delivery) => DeliveryCause[],
): Finding[] {
  const found = campaigns.flatMap(({ facebookCampaignId, delivery }) =>
    causesOf(delivery).flatMap((cause): Finding[] => {
      const { reason } = cause;
      if (!isWritten(reason) || reason.code === 'connection-broken') return [];
      if (isOfAccount(reason)) return [{ reason, cause, facebookCampaignId: null, about: [adAccountId] }];
      const about =
        'facebookAdIds' in reason ? reason.facebookAdIds : [`${facebookCampaignId}${whichOf(reason)}`];
      return [{ reason, cause, facebookCampaignId, about }];
    }),
  );
  const seen = new Set<string>();
  return found.filter(({ facebookCampaignId, reason: { code } }) => {
    if (facebookCampaignId !== null) return true;
    return !seen.has(code) && seen.add(code);
  });
}

/** Another time a brake struck is another matter, and so is another brake. */
function whichOf(reason: DeliveryReason): string {
  if (reason.code === 'braked') return ` ${reason.at}`;
  return reason.code === 'brake-gone' ? ` ${reason.brake}` : '';
}

/** Whether emails have words for it. */
export function isWritten(reason: DeliveryReason): reason is Exclude<WrittenReason, ChangedReason> {
  return writtenCodes.some((code) => code === reason.code);
}

function isOfAccount({ code }: WrittenReason): boolean {
  return ofAccount.some((each) => each === code);
}
