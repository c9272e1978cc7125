import { moment } from '#server/platform/database/columns.ts';
import type { PublicationProblemCode } from '#contract/publishing/publication-problems.ts';
import type { AdWords, MadeTree, TreePlan } from '#server/gateways/meta/publishing/tree.ts';
import type { VideoUpload } from '#server/gateways/meta/publishing/videos.ts';
import type { CodedText } from '#server/platform/coded-text.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from '../campaigns/tables.ts';
import { media } from '../media/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';
import type { PlannedMedia } from './media/picture-files.ts';

/** The ad of the draft that is published: its id, and which one it is on the screen, from 1. */
export interface AskedAd {
  id: string;
  n: number;
}

/** What the person approved, frozen at the moment of pressing Publish. */
export interface ApprovedPlan extends Omit<TreePlan, 'marker' | 'ads' | 'made'> {
  ads: (AdWords & PlannedMedia & { asked?: AskedAd })[];
  /** Shown in the EU, where Meta keeps who is promoted and who pays. */
  isRegulated?: boolean;
}

/** Something Meta holds otherwise than it was approved, and of which ad; empty where it is of no ad. */
export interface Difference {
  what:
    | 'not-paused'
    | 'category'
    | 'ad-sets'
    | 'budget'
    | 'end'
    | 'ages'
    | 'genders'
    | 'places'
    | 'beneficiary'
    | 'payer'
    | 'good-leads'
    | 'ads'
    | 'headline'
    | 'text'
    | 'button'
    | 'video'
    | 'still'
    | 'picture'
    | 'enhancements';
  ad: string;
}

/** Why a run stopped: a code, which is worded for whoever reads it. */
export interface StoredProblem {
  code: PublicationProblemCode;
  /** Meta's own title and words, where there are any. */
  title: string | null;
  reason: string;
  /** What is told where Meta said nothing. */
  unsaid?: CodedText;
  differences: Difference[];
  moneyAtRisk: boolean;
  field: string | null;
  ad: number | null;
  reference: string | null;
}

/** What one publication of a campaign makes at Meta, and how it ended. How it goes on is its operation's, which has the same id. */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** On every object of the run as an ad label, so that it can be found again after a lost answer. */
    marker: text().notNull().unique(),
    launchImmediately: boolean().notNull(),
    adAccountId: text().notNull(),
    plan: jsonb().$type<ApprovedPlan>().notNull(),
    status: text({ enum: ['running', 'published', 'refused', 'undoing', 'undone'] })
      .default('running')
      .notNull(),
    /** Set before anything is asked to be made: from then on Meta may hold something of ours. */
    intentAt: moment(),
    /** When Meta was last asked to make something: an answer that was lost may show for a while after it. */
    lastTryAt: moment(),
    made: jsonb().$type<MadeTree>().notNull(),
    problem: jsonb().$type<StoredProblem>(),
    startedAt: moment().defaultNow().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('one_unfinished_publication_per_campaign')
      .on(table.campaignId)
      .where(sql`finished_at is null`),
    index('publications_by_campaign').on(table.workspaceId, table.campaignId, table.startedAt),
  ],
);

/** Pictures an ad account already has, so that none goes up twice. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    adAccountId: text().notNull(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** As the AI enhanced it, not as it was uploaded. */
    isEnhanced: boolean().default(false).notNull(),
    /** Which drawing of a design it is; empty for the photo itself. */
    rendition: text().default('').notNull(),
    imageHash: text().notNull(),
    uploadedAt: moment().defaultNow().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'uploaded_pictures_pk',
      columns: [table.adAccountId, table.mediaId, table.isEnhanced, table.rendition],
    }),
  ],
);

/** Videos on their way to an ad account, and those it has, so that none goes up twice. */
export const uploadedVideos = pgTable(
  'uploaded_videos',
  {
    adAccountId: text().notNull(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** At Meta, once all of it is there. */
    videoId: text(),
    /** How far it has come before that. */
    upload: jsonb().$type<VideoUpload>(),
    /** Who brings it, and until when that holds if nothing more is heard of them. */
    holder: uuid().notNull(),
    heldUntil: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adAccountId, table.mediaId] })],
);
