import type { ListedPlaces } from './listed-places.ts';
import type { Pace } from '../graph/pace.ts';
import type { Watched } from '../watch/watched.ts';
import type { Account, AdWords, HeldObject, Objective, Status } from '../publishing/tree.ts';

/** What is listed of each of them. */
interface Listed extends HeldObject {
  createdAt: Date;
  watched: Watched;
}

export interface ListedCampaign extends Listed {
  /** Null for an objective we do not build ourselves. */
  objective: Objective | null;
  /** Null when the budget is on the ad sets. */
  dailyBudgetMinor: number | null;
  lifetimeBudgetMinor: number | null;
  /** What it may spend in all; null for no limit. */
  limitMinor: number | null;
}

export interface ListedAdSet extends Listed, ListedPlaces {
  campaignId: string;
  dailyBudgetMinor: number | null;
  lifetimeBudgetMinor: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface ListedAd extends Listed, Omit<AdWords, 'name'> {
  campaignId: string;
  adSetId: string;
  /** Its button opens a form on Facebook. */
  opensForm: boolean;
  /** The picture, or a still of 720 pixels where only that is to be had. */
  imageUrl: string | null;
  /** Why Meta does not show it, in Meta's words; null while nothing stops it. */
  reviewWords: string | null;
}

/** Pages of up to 500. A listing is complete only when the loop ends without an error. */
export interface Listings {
  listCampaigns(account: Account, pace?: Pace): AsyncIterable<ListedCampaign[]>;
  listAdSets(account: Account, pace?: Pace): AsyncIterable<ListedAdSet[]>;
  listAds(account: Account, pace?: Pace): AsyncIterable<ListedAd[]>;
  setStatus(account: Account, id: string, status: Status): Promise<void>;
}
