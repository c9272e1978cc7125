import type { DeliveryReason } from '#contract/live/delivery.ts';

/** What decides whether a campaign is shown, as it was last heard from Meta. */
export interface DeliveryFacts {
  /** By Meta's clock. */
  now: number;
  account: AccountStanding;
  campaign: CampaignFacts;
  adSets: AdSetFacts[];
  ads: AdFacts[];
}

/** What the ad account, and the link to it, say about everything in it. */
export interface AccountStanding {
  link: 'working' | 'broken' | 'not-shared' | 'not-chosen' | 'missing';
  /** As Meta numbers it. */
  status: number;
  hasPaymentMethod: boolean;
  adsManagerUrl: string;
  accountUrl: string;
  billingUrl: string;
}

interface Switched {
  /** The effective status. */
  status: string;
  configuredStatus: string;
  isGone: boolean;
}

/** A brake that was asked for and does not hold, with what Meta said of it. */
export interface LostBrake {
  reason: Extract<DeliveryReason, { code: 'brake-gone' }>;
  metaWords: string | null;
}

export interface CampaignFacts extends Switched {
  id: string;
  /** Who paused it from here, where that is why it is paused. */
  pausedHere: { by: string; at: string } | undefined;
  /** What a brake did, where that is why it is paused, and whether it would do so again at once. */
  braked?: { reason: Extract<DeliveryReason, { code: 'braked' }>; isSoAgain: boolean } | undefined;
  lostBrakes?: LostBrake[];
  /** The newest day with impressions; null where none is known. */
  lastDeliveredOn: string | null;
  /** The first day without any from which on it counts as silent; undefined where the days were not read lately. */
  silentFrom: string | undefined;
}

export interface AdSetFacts extends Switched {
  id: string;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Made paused by its publication and not switched on since. */
  awaitsLaunch: boolean;
}

export interface AdFacts extends Switched {
  id: string;
  adSetId: string;
  awaitsLaunch: boolean;
  reviewFeedback: string | null;
  /** Since when it has been seen as active with all it is in. */
  activeSince: Date | null;
}
