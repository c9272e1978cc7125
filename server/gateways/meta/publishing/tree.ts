import type { GatewayError } from '../../gateway-error.ts';

/** An ad account with the token that may work on it. Its currency is what every `…Minor` figure is in. */
export interface Account {
  /** With its prefix, for example `act_1784`. */
  id: string;
  token: string;
  currency: string;
}

export type Objective = 'leads' | 'traffic' | 'sales';
export type Status = 'ACTIVE' | 'PAUSED';

export interface Targeting {
  locations: TargetLocation[];
  ageMin: number;
  /** 65 means 65 and older. */
  ageMax: number;
  genders: 'all' | 'men' | 'women';
}

export interface TargetLocation {
  type: 'city' | 'region' | 'country';
  key: string;
  /** For cities only; without it the city proper. */
  radiusKm?: number | undefined;
}

export interface AdWords {
  /** Unique within the plan: it is how a repair tells the ads apart. */
  name: string;
  headline: string;
  primaryText: string;
  description: string;
  callToAction: string;
}

/** An ad shows a picture, one in several shapes or a video, all of which the ad account has already. */
export type PlannedAd = AdWords & Shown;
type Shown =
  | Alone<{ imageHash: string }>
  | Alone<{ pictures: ShapedPictures }>
  | Alone<{ video: ShownVideo }>;
type Alone<One> = One & { [Other in Exclude<'imageHash' | 'pictures' | 'video', keyof One>]?: undefined };

/** By width to height, the hash of what is shown where that shape fits. */
export type ShapedPictures = Record<'1x1' | '4x5' | '9x16', string>;

export interface ShownVideo {
  id: string;
  /** The still that is shown before it plays. */
  thumbnailUrl: string;
}

/** A campaign as a person approved it: one ad set, and one creative for each ad. */
export interface TreePlan {
  /** Labels everything made for this plan, so that it can be found again after a lost answer: by itself, or by what stands before `~`. */
  marker: string;
  name: string;
  objective: Objective;
  specialAdCategories: string[];
  /** ISO country codes; Meta wants them beside a special category. */
  specialAdCountries?: string[] | undefined;
  dailyBudgetMinor: number;
  /** When it stops by itself, as an ISO moment; without it, it does not. */
  endsAt?: string | undefined;
  targeting: Targeting;
  page: { id: string; instagramId?: string | null | undefined };
  leadFormId?: string | undefined;
  /** What was told of its leads, where Meta is to look for good ones. */
  goodLeadsDatasetId?: string | undefined;
  pixelId?: string | undefined;
  websiteUrl?: string | undefined;
  beneficiary?: string | undefined;
  payer?: string | undefined;
  ads: PlannedAd[];
  /** What an earlier try has made already; only the rest is made. */
  made?: MadeTree | undefined;
}

/** Where an ad leads, and in whose name it speaks. */
export type Destination = Pick<TreePlan, 'objective' | 'page' | 'leadFormId' | 'pixelId' | 'websiteUrl'>;

/** Ids by their place in the plan; null where nothing is made yet. */
export interface MadeTree {
  campaignId?: string;
  adSetId?: string;
  creativeIds: (string | null)[];
  adIds: (string | null)[];
}

export interface TreeOutcome extends MadeTree {
  /** The first real no, never the echo of one in what depended on it. */
  refusal?: GatewayError;
  /** Something may have been made whose id we were not told. */
  unknown: boolean;
}

export interface FoundTree {
  campaignId: string;
  adSets: FoundObject[];
  ads: (FoundObject & { adSetId: string; creativeId: string | null })[];
}

interface FoundObject {
  id: string;
  name: string;
}

/** What Meta holds, in the words of the plan. */
export interface HeldTree {
  campaign: HeldObject & { objective: string; specialAdCategories: string[] };
  adSets: (HeldObject & HeldAdSet)[];
  ads: (HeldObject & HeldAd)[];
}

export interface HeldObject {
  id: string;
  name: string;
  status: string;
  effectiveStatus: string;
}

interface HeldAdSet {
  dailyBudgetMinor: number | null;
  endsAt: Date | null;
  goal: string;
  targeting: Targeting;
  pageId: string | null;
  pixelId: string | null;
  /** By which it looks for good leads, as far as Meta tells it. */
  datasetId: string | null;
  beneficiary: string | null;
  payer: string | null;
}

interface HeldAd extends Omit<AdWords, 'name'> {
  adSetId: string;
  pageId: string | null;
  instagramId: string | null;
  /** Of the picture, or of the still of a video where Meta keeps it as one. */
  imageHash: string | null;
  /** By where it is shown, of an ad whose picture is another one by that. */
  pictures: Record<string, string> | null;
  videoId: string | null;
  hasThumbnail: boolean;
  link: string;
  leadFormId: string | null;
  /** Meta's own changes to the picture or text that are switched on. */
  enhancements: string[];
}

export interface LaunchOrder {
  campaignId: string;
  adSetId: string;
  adIds: string[];
}
