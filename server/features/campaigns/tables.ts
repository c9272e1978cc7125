import { moment } from '#server/platform/database/columns.ts';
import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { ChosenBrakes } from '#contract/live/brakes.ts';
import type { ChosenDesign } from '#contract/designs.ts';
import type { FieldSources } from '#contract/campaigns/field-sources.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { adLanguages, genders, objectives } from '#contract/campaigns/campaign.ts';
import { specialAdCategories } from '#contract/campaigns/industries.ts';
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
import { media } from '../media/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

const minorUnits = () => bigint({ mode: 'number' });

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    status: text({ enum: ['draft', 'publishing', 'active'] })
      .default('draft')
      .notNull(),
    version: integer().default(1).notNull(),
    title: text().notNull(),
    businessName: text().notNull(),
    industry: text().notNull(),
    language: text({ enum: adLanguages }).notNull(),
    objective: text({ enum: objectives }),
    websiteUrl: text().notNull(),
    specialAdCategory: text({ enum: specialAdCategories }).default('none').notNull(),
    beneficiary: text().default('').notNull(),
    payer: text().default('').notNull(),
    productService: text().notNull(),
    offerDescription: text().notNull(),
    sellingPoints: text().array().notNull(),
    beforePriceMinor: minorUnits(),
    campaignPriceMinor: minorUnits(),
    priceCurrency: char({ length: 3 }).default('NOK').notNull(),
    currency: char({ length: 3 }).notNull(),
    ageFrom: integer().notNull(),
    ageTo: integer().notNull(),
    gender: text({ enum: genders }).notNull(),
    dailyBudgetMinor: minorUnits(),
    /** Its last day by the calendar of the ad account; null for a campaign that runs until somebody stops it. */
    endsOn: date({ mode: 'string' }),
    locations: jsonb().$type<Location[]>().notNull(),
    leadFormId: text(),
    seeksGoodLeads: boolean().default(false).notNull(),
    pixelId: text(),
    designs: jsonb().$type<ChosenDesign[]>().default([]).notNull(),
    ads: jsonb().$type<AdCopy[]>().notNull(),
    facebookAdAccountId: text(),
    facebookPageId: text(),
    launchImmediately: boolean().default(true).notNull(),
    facebookCampaignId: text(),
    facebookAdSetId: text(),
    facebookAdIds: text().array().notNull().default([]),
    createdAt: moment().defaultNow().notNull(),
    updatedAt: moment().defaultNow().notNull(),
    /** A draft somebody has deleted, kept for a moment in case they want it back. */
    deletedAt: moment(),
    /** As far as somebody has chosen them. */
    brakes: jsonb().$type<ChosenBrakes>().default({}).notNull(),
    /** From where fields were filled in. */
    sources: jsonb().$type<FieldSources>().default({}).notNull(),
  },
  (table) => [
    index('campaigns_by_workspace').on(table.workspaceId, table.status, table.updatedAt),
    index('campaigns_by_facebook_id').on(table.facebookCampaignId),
  ],
);

/** Which pictures a campaign uses, in which order (from 1). */
export const campaignMedia = pgTable(
  'campaign_media',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    uploadOrder: integer().notNull(),
    /** Used as the AI enhanced it, not as it was uploaded. */
    isEnhanced: boolean().default(false).notNull(),
    /** Where the campaign's own copy lies in storage, once it is stored. */
    filePath: text(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.mediaId] })],
);

/** Industries a person can choose, with what the writer should know about them. */
export const industries = pgTable('industries', {
  name: text().primaryKey(),
  guidance: text().notNull(),
  specialAdCategory: text({ enum: specialAdCategories }).default('none').notNull(),
  isActive: boolean().default(true).notNull(),
});
