import type { Account, AdWords, Destination, FoundTree, PlannedAd, TreeOutcome } from '../publishing/tree.ts';
import type { HeldCreative } from './held-creative.ts';

/** What an ad says. */
export type Words = Omit<AdWords, 'name'>;

/** Why the words of an ad cannot be changed from outside Ads Manager. */
export type FixedBecause = 'existing-post' | 'several-versions' | 'carousel' | 'catalogue' | 'unknown-kind';

/** An ad as Meta holds it. */
export interface HeldAd {
  id: string;
  name: string;
  adSetId: string;
  campaignId: string;
  status: string;
  effectiveStatus: string;
  words: Words;
  pageId: string | null;
  imageHash: string | null;
  pictures: Record<string, string> | null;
  videoId: string | null;
  leadFormId: string | null;
  link: string;
  imageUrl: string | null;
  /** Null when its words can be changed. */
  fixedBecause: FixedBecause | null;
  creative: HeldCreative;
}

/** What a new ad beside others takes over from them. */
export interface AdModel extends Destination {
  urlTags?: string | undefined;
  conversionDomain?: string | undefined;
  /** Which pixel's sales count for it, where the ad set does not say. */
  trackingSpecs?: object[] | undefined;
}

export interface HeldAdSet {
  id: string;
  campaignId: string;
  adCount: number;
  /** Undefined where there is no ad that a new one could be like. */
  model: AdModel | undefined;
}

/** New ads for an ad set that is there already. */
export interface AdsOrder {
  /** Labels all that is made, so that they can be found again after a lost answer: by itself, or by what stands before `~`. */
  marker: string;
  adSetId: string;
  model: AdModel;
  ads: PlannedAd[];
  /** What an earlier try has made; only the rest is made. */
  made?: MadeAds | undefined;
}

/** Ids by their place in the order; null where nothing is made yet. */
export type MadeAds = Pick<TreeOutcome, 'creativeIds' | 'adIds'>;

export interface AdChanges {
  /** Undefined when the ad is gone. */
  readAd(account: Account, adId: string): Promise<HeldAd | undefined>;
  /** In the order asked for, in one trip; undefined for each that is gone. */
  readAds(account: Account, adIds: string[]): Promise<(HeldAd | undefined)[]>;
  /**
   * Puts a creative on the ad that differs from its own in the words alone, and carries the marker. What an earlier try
   * has made is taken again.
   */
  rewordAd(account: Account, order: { ad: HeldAd; words: Words; marker: string }): Promise<void>;
  /** Puts a creative on the ad that the ad account has already. */
  putCreative(account: Account, order: { adId: string; creativeId: string }): Promise<void>;
  /** Undefined when the ad set is gone. */
  readAdSet(account: Account, adSetId: string): Promise<HeldAdSet | undefined>;
  /** Makes what is missing, all of it paused. Never throws a GatewayError: everything is in the outcome. */
  makeAds(account: Account, order: AdsOrder): Promise<TreeOutcome>;
  /** The ads of the ad set that carry the marker, oldest first. New ones may show a minute late. */
  findAds(account: Account, search: { adSetId: string; marker: string }): Promise<FoundTree['ads']>;
  /** Switches ads on, all in one trip. */
  startAds(account: Account, adIds: string[]): Promise<void>;
}
