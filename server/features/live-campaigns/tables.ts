import { moment } from '#server/platform/database/columns.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import type { BreakdownBy } from '#contract/live/breakdowns.ts';
import type { BudgetPlace, LivePlace } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { BrakeName, Brakes, BrakeState } from '#contract/live/brakes.ts';
import { codedText } from '#server/platform/database/coded-text-column.ts';
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { keptPersonId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';
import type { WrittenCode } from './attention/attention-rules.ts';
import type { ToldParts } from './breakdowns/breakdown-rules.ts';
import type { PeriodFigures } from './figures/period-days.ts';

const count = () => bigint({ mode: 'number' });

/** When somebody changed it here: what a sync read before that is older than what we know. */
const changedHereAt = () => moment();

/** What Meta counted in each period; one in which nothing was shown is left out. */
const figures = () => jsonb().$type<PeriodFigures>().default({}).notNull();

/** Campaigns as Meta last reported them, with the figures of every period. */
export const liveCampaigns = pgTable(
  'live_campaigns',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    adAccountId: text().notNull(),
    name: text().notNull(),
    objective: text().$type<Objective>(),
    /** The effective status. */
    status: text().notNull(),
    configuredStatus: text().default('').notNull(),
    currency: char({ length: 3 }).notNull(),
    dailyBudgetMinor: count(),
    /** Of all of it, where it has such a budget: its own, or those of its ad sets. */
    lifetimeBudgetMinor: count(),
    budgetPlace: text().$type<BudgetPlace>().default('none').notNull(),
    /** What a result may cost at most, as somebody has set it here. A sync knows nothing of it. */
    costGoalMinor: count(),
    /** What Meta lets it spend in all; null for no limit. */
    limitMinor: count(),
    changedHereAt: changedHereAt(),
    createdAt: moment().notNull(),
    /** The newest of the kept days on which it was shown; null where it was on none. */
    lastDeliveredOn: date({ mode: 'string' }),
    figures: figures(),
    lastSyncedAt: moment().notNull(),
    /** When a complete listing no longer had it. */
    goneAt: moment(),
    /** When it was deleted from here, even where Meta has kept it. It counts in what was spent, and is listed no more. */
    deletedHereAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId] })],
);

/** Ad sets as Meta last reported them. */
export const liveAdSets = pgTable(
  'live_ad_sets',
  {
    workspaceId: workspaceId(),
    facebookAdSetId: text().notNull(),
    facebookCampaignId: text().notNull(),
    name: text().notNull(),
    /** The effective status. */
    status: text().notNull(),
    /** What somebody switched it to. */
    configuredStatus: text().default('').notNull(),
    /** When it was first seen switched on: what was made paused waits for its launch until then. */
    ranAt: moment(),
    startsAt: moment(),
    endsAt: moment(),
    dailyBudgetMinor: count(),
    places: jsonb().$type<LivePlace[]>().notNull(),
    otherPlaces: integer().notNull(),
    changedHereAt: changedHereAt(),
    lastSyncedAt: moment().notNull(),
    goneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.facebookAdSetId] }),
    index('live_ad_sets_by_campaign').on(table.workspaceId, table.facebookCampaignId),
  ],
);

/** Ads as Meta last reported them, with the figures of every period. */
export const liveAds = pgTable(
  'live_ads',
  {
    workspaceId: workspaceId(),
    facebookAdId: text().notNull(),
    facebookCampaignId: text().notNull(),
    facebookAdSetId: text().notNull(),
    name: text().notNull(),
    /** The effective status. */
    status: text().notNull(),
    /** What somebody switched it to. */
    configuredStatus: text().default('').notNull(),
    /** As of an ad set. */
    ranAt: moment(),
    /** Since when it is seen approved and switched on with all it is in; null while it is not. */
    activeSince: moment(),
    headline: text(),
    primaryText: text(),
    description: text(),
    callToAction: text(),
    /** Whether its button opens a form on Facebook; null while it has not been read. */
    opensForm: boolean(),
    imageUrl: text(),
    /** Why Meta has turned it down, in Meta's words. */
    reviewFeedback: text(),
    changedHereAt: changedHereAt(),
    figures: figures(),
    lastSyncedAt: moment().notNull(),
    goneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.facebookAdId] }),
    index('live_ads_by_campaign').on(table.workspaceId, table.facebookCampaignId),
  ],
);

const ofOneDay = () => ({
  day: date({ mode: 'string' }).notNull(),
  spendMinor: count().notNull(),
  impressions: count().notNull(),
  reach: count().notNull(),
  clicks: count().notNull(),
  results: count().notNull(),
});

/** What a campaign did on one day of its ad account's calendar. */
export const dailyFigures = pgTable(
  'daily_figures',
  { workspaceId: workspaceId(), facebookCampaignId: text().notNull(), ...ofOneDay() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId, table.day] })],
);

/** What an ad did on one day of its ad account's calendar that is over. */
export const dailyAdFigures = pgTable(
  'daily_ad_figures',
  { workspaceId: workspaceId(), facebookAdId: text().notNull(), ...ofOneDay() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookAdId, table.day] })],
);

/** What Meta told of a campaign in parts, the last time somebody looked. */
export const breakdowns = pgTable(
  'breakdowns',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    by: text().$type<BreakdownBy>().notNull(),
    period: text().$type<Period>().notNull(),
    told: jsonb().$type<ToldParts>().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId, table.by, table.period] })],
);

/** Every sync that was begun, and how it ended. */
export const syncs = pgTable(
  'syncs',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** Null where none was chosen. */
    adAccountId: text(),
    type: text({ enum: ['auto', 'manual'] }).notNull(),
    startedAt: moment().defaultNow().notNull(),
    /** Null while it runs. */
    finishedAt: moment(),
    campaignCount: integer(),
    /** What went wrong, in plain words; null when nothing did. */
    problem: codedText(),
    /** Until when the ad account is not read: Meta asked for it, or we are polite. */
    retryAfter: moment(),
    /** Until when Meta refuses changes, too; never later than `retryAfter`. */
    throttledUntil: moment(),
    /** Days whose figures were read; with it, the next sync need not read the older ones again. */
    daysReadSince: date({ mode: 'string' }),
    /** What day it was then, by Meta's clock and the account's calendar. */
    daysReadOn: date({ mode: 'string' }),
    /** The same for the days of ads, which are read with the first sync of a day only. */
    adDaysReadSince: date({ mode: 'string' }),
    adDaysReadOn: date({ mode: 'string' }),
    /** How far Meta's clock was ahead of ours then. */
    metaAheadSeconds: integer().default(0).notNull(),
  },
  (table) => [
    index('syncs_by_workspace').on(table.workspaceId, table.startedAt),
    index('syncs_by_ad_account').on(table.adAccountId, table.retryAfter),
  ],
);

/** What a letter has told of, for as long as it lasts. */
export const attentionTold = pgTable(
  'attention_told',
  {
    workspaceId: workspaceId(),
    code: text().$type<WrittenCode>().notNull(),
    /** An ad, a campaign or an ad account by Meta's id, or the link to Facebook. */
    about: text().notNull(),
    /** Null where it is the link. */
    adAccountId: text(),
    toldAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.code, table.about] })],
);

/** What stands of a brake at Meta, and what it was when we left it. */
export interface KeptBrake extends BrakeState {
  ruleId: string | null;
  /** What the rule says, so that another one in its place is noticed. */
  gist: string | null;
}

/** The last time a brake stopped a campaign, until it runs again. */
export interface Strike {
  brake: BrakeName;
  at: string;
  /** What the brake goes by. */
  spentMinor: number;
  /** What it had spent, where that is read and more. */
  readMinor?: number;
}

/** At what Meta is to pause a campaign, and what stands of that there. It outlives a link to Facebook, as the rules do. */
export const brakes = pgTable(
  'brakes',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    adAccountId: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Who asked for them: what follows by itself is done in their name. */
    personId: keptPersonId(),
    settings: jsonb().$type<Brakes>().notNull(),
    rules: jsonb().$type<{ [Name in BrakeName]?: KeptBrake | undefined }>().notNull(),
    checkedAt: moment().notNull(),
    /** Until when is known what its rules did. */
    historyReadTo: moment().notNull(),
    struck: jsonb().$type<Strike>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.facebookCampaignId] }),
    index('brakes_by_ad_account').on(table.workspaceId, table.adAccountId),
  ],
);

/** What a lead, a visit or a purchase is worth, as somebody has said. It outlives a link to Facebook. */
export const resultValues = pgTable(
  'result_values',
  {
    workspaceId: workspaceId(),
    currency: char({ length: 3 }).notNull(),
    objective: text().$type<Objective>().notNull(),
    valueMinor: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.currency, table.objective] })],
);

/** When somebody last looked at a workspace's live campaigns: those are kept fresh first. */
export const liveViews = pgTable('live_looks', {
  workspaceId: workspaceId().primaryKey(),
  lookedAt: moment().notNull(),
});
