import { z } from 'zod';
import { Gender, Objective } from '../campaigns/campaign.ts';
import { Location } from '../campaigns/locations.ts';
import { HeldBrakes } from './brakes.ts';
import { Delivery } from './delivery.ts';
import {
  DayFigures,
  DayRange,
  DeliveredTotals,
  Figures,
  GoalFigures,
  Period,
  TodayFigures,
  Totals,
  WeekFigures,
} from './live-figures.ts';
import { ToldProblem } from '../told-problem.ts';

/** Where the daily budget stands. On several ad sets, it is the sum, and each of them is changed by itself. */
export const BudgetPlace = z.enum(['campaign', 'ad-set', 'several-ad-sets', 'lifetime', 'none']);
export type BudgetPlace = z.infer<typeof BudgetPlace>;

export const LiveCampaign = z.object({
  facebookCampaignId: z.string(),
  /** Null when the campaign was made in Ads Manager. */
  campaignId: z.uuid().nullable(),
  name: z.string(),
  objective: Objective.nullable(),
  /** Meta's own effective status, for example ACTIVE, PAUSED or WITH_ISSUES. */
  status: z.string(),
  /** What somebody switched it to: ACTIVE or PAUSED. */
  configuredStatus: z.string(),
  delivery: Delivery,
  currency: z.string().length(3),
  dailyBudgetMinor: z.int().nullable(),
  budgetPlace: BudgetPlace,
  /** What a result may cost at most, as somebody has set it here; null where nobody has. Meta does not know of it. */
  costGoalMinor: z.int().nullable(),
  /** What Meta lets it spend in all; null for no limit. */
  limitMinor: z.int().nullable(),
  figures: Figures,
  today: TodayFigures,
  /** When it was made at Meta. */
  createdAt: z.iso.datetime(),
  lastSyncedAt: z.iso.datetime(),
  /** When Meta no longer had it; null while it does. */
  goneAt: z.iso.datetime().nullable(),
});
export type LiveCampaign = z.infer<typeof LiveCampaign>;

/** A place as Meta holds it; somebody may have given it a radius in Ads Manager that we would not offer. */
export const LivePlace = Location.extend({ radiusKm: z.number().nullable() });
export type LivePlace = z.infer<typeof LivePlace>;

export const LiveAdSet = z.object({
  facebookAdSetId: z.string(),
  name: z.string(),
  status: z.string(),
  /** What somebody switched it to: ACTIVE or PAUSED. */
  configuredStatus: z.string(),
  delivery: Delivery,
  dailyBudgetMinor: z.int().nullable(),
  /** Whether Meta shows it to whoever is likely to become a customer, as it was last looked at. */
  seeksGoodLeads: z.boolean(),
  /** Its last day by the calendar of the ad account; null where it runs until somebody stops it. */
  endsOn: z.iso.date().nullable(),
  /** Whom Meta shows it to, as it was last looked at; null where that is not known. */
  people: z.object({ ageFrom: z.int(), ageTo: z.int(), gender: Gender }).nullable(),
  places: z.array(LivePlace),
  /** Places of kinds we do not show (post codes, addresses …). They stay when the others are changed. */
  otherPlaces: z.int(),
  goneAt: z.iso.datetime().nullable(),
});
export type LiveAdSet = z.infer<typeof LiveAdSet>;

export const LiveAd = z.object({
  facebookAdId: z.string(),
  facebookAdSetId: z.string(),
  name: z.string(),
  status: z.string(),
  /** What somebody switched it to: ACTIVE or PAUSED. */
  configuredStatus: z.string(),
  delivery: Delivery,
  headline: z.string(),
  primaryText: z.string(),
  description: z.string(),
  callToAction: z.string(),
  /** Whether its button opens a form on Facebook; null while that has not been read. */
  opensForm: z.boolean().nullable(),
  /** Its picture or still, served by us; null where there is none. */
  pictureUrl: z.string().nullable(),
  /** Why Meta has turned it down, in Meta's words; null while it has not. */
  reviewFeedback: z.string().nullable(),
  figures: Figures,
  goneAt: z.iso.datetime().nullable(),
});
export type LiveAd = z.infer<typeof LiveAd>;

export const LiveCampaignDetail = z.object({
  campaign: LiveCampaign,
  adAccountId: z.string(),
  /** Who is promoted and who pays, as Meta will be told where places in the EU are added; empty where nobody has said. */
  transparency: z.object({ beneficiary: z.string(), payer: z.string() }),
  /** Null where nobody has set any. */
  brakes: HeldBrakes.nullable(),
  adSets: z.array(LiveAdSet),
  ads: z.array(LiveAd),
  /** Meta gave no figures for the campaign itself, so they are added up from its ads. */
  figuresFrom: z.enum(['campaign', 'ads']),
  days: DayRange,
  /** The day of the sync they are from, which is not over. */
  today: z.iso.date(),
  /** When they were read, by Meta's clock, as are the days. */
  asOf: z.iso.datetime(),
  /** The same figures over as many days before; null where it was not there for all of them. */
  before: Figures.nullable(),
  /** Whatever the period. */
  week: WeekFigures,
});
export type LiveCampaignDetail = z.infer<typeof LiveCampaignDetail>;

export const SyncState = z.object({
  state: z.enum(['not-synced', 'syncing', 'synced', 'failed']),
  /** When the sync began that this tells of; null where there was none. */
  startedAt: z.iso.datetime().nullable(),
  lastSyncedAt: z.iso.datetime().nullable(),
  /** The same moment by Meta's clock, whose days the figures go by. */
  asOf: z.iso.datetime().nullable(),
  /** What went wrong the last time, in plain words. */
  problem: ToldProblem.nullable(),
  /** When a manual sync is allowed again; null when it is now. */
  nextManualAt: z.iso.datetime().nullable(),
  /** Something was published since it was read, and may not be in the list yet. */
  isMissingPublished: z.boolean(),
});
export type SyncState = z.infer<typeof SyncState>;

export const LiveOverview = z.object({
  period: Period,
  /** What it was read as of: with it, `listNews` tells what has changed since. */
  stamp: z.string(),
  campaigns: z.array(LiveCampaign),
  /** The days of the period, as of the last sync that read figures. */
  days: DayRange,
  totals: Totals,
  /** What was delivered on the day of that sync, so far. */
  today: DayFigures,
  /** Over as many days before; null where not all of those were measured. */
  totalsBefore: DeliveredTotals.nullable(),
  /** The same by goal; what cost most comes first. */
  goals: z.array(GoalFigures),
  /** Whatever the period. */
  week: WeekFigures,
  sync: SyncState,
});
export type LiveOverview = z.infer<typeof LiveOverview>;

/** What has changed since an overview was read. */
export const LiveNews = LiveOverview.pick({ stamp: true, sync: true }).extend({
  /** How many campaigns the list has now. Fewer than are known: some have left it, and it is to be read anew. */
  campaignCount: z.int(),
  /** New ones, and known ones that changed, each with its place in the list now. The others follow each other as before. */
  changed: z.array(z.object({ place: z.int(), campaign: LiveCampaign })),
  /** Null where no campaign has changed. */
  totals: LiveOverview.pick({
    days: true,
    totals: true,
    today: true,
    totalsBefore: true,
    goals: true,
    week: true,
  }).nullable(),
});
export type LiveNews = z.infer<typeof LiveNews>;

export const livePageLimits = { default: 100, most: 500 } as const;

/** Some campaigns of the list. What all of them come to is told with the first page, and null on the others. */
export const LiveCampaignPage = LiveOverview.pick({
  period: true,
  campaigns: true,
  days: true,
  sync: true,
}).extend({
  /** Hand it in as `cursor` to read on; null at the end. */
  next: z.string().nullable(),
  totals: Totals.nullable(),
  today: DayFigures.nullable(),
  totalsBefore: DeliveredTotals.nullable(),
});
export type LiveCampaignPage = z.infer<typeof LiveCampaignPage>;
