import type { BrandKitSources } from '#contract/brand-kit.ts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { media } from '../media/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** The firm's own look and voice; without a row, all of it is empty. */
export const brandKits = pgTable('brand_kits', {
  workspaceId: workspaceId().primaryKey(),
  logoMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
  colours: text().array().default([]).notNull(),
  tone: text().default('').notNull(),
  wordsToUse: text().array().default([]).notNull(),
  wordsToAvoid: text().array().default([]).notNull(),
  sources: jsonb().$type<BrandKitSources>().default({}).notNull(),
});
