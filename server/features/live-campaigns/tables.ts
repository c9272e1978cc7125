import type { Objective } from '#contract/campaigns.ts';
import {
  bigint,
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '../workspaces/tables.ts';

const moment = () => timestamp({ withTimezone: true });
const count = () => bigint({ mode: 'number' });
const workspaceId = () =>
  uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

const figures = {
  spendMinor: count().notNull(),
  impressions: count().notNull(),
  reach: count().notNull(),
  clicks: count().notNull(),
  results: count().notNull(),
};

/** Campaigns as Meta last reported them, with the figures of the last 30 days. */
export const liveCampaigns = pgTable(
  'live_campaigns',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    adAccountId: text().notNull(),
    name: text().notNull(),
    objective: text().$type<Objective>(),
    status: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    dailyBudgetMinor: count(),
    createdAt: moment().notNull(),
    ...figures,
    lastSyncedAt: moment().notNull(),
    /** When a complete listing no longer had it. */
    goneAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId] })],
);

/** Ads as Meta last reported them, with the figures of the last 30 days. */
export const liveAds = pgTable(
  'live_ads',
  {
    workspaceId: workspaceId(),
    facebookAdId: text().notNull(),
    facebookCampaignId: text().notNull(),
    facebookAdSetId: text().notNull(),
    name: text().notNull(),
    status: text().notNull(),
    headline: text(),
    primaryText: text(),
    description: text(),
    callToAction: text(),
    imageUrl: text(),
    ...figures,
    lastSyncedAt: moment().notNull(),
    goneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.facebookAdId] }),
    index('live_ads_by_campaign').on(table.workspaceId, table.facebookCampaignId),
  ],
);

/** What a campaign did on one day of its ad account's calendar. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    workspaceId: workspaceId(),
    facebookCampaignId: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    ...figures,
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookCampaignId, table.day] })],
);

/** Every sync that was begun, and how it ended. */
export const syncs = pgTable(
  'syncs',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    type: text({ enum: ['auto', 'manual'] }).notNull(),
    startedAt: moment().defaultNow().notNull(),
    /** Null while it runs. */
    finishedAt: moment(),
    campaignCount: integer(),
    /** What went wrong, in plain words; null when nothing did. */
    problem: text(),
  },
  (table) => [index('syncs_by_workspace').on(table.workspaceId, table.startedAt)],
);
