import type { FoundFacts, ReadingProblem, ReadPage } from '#contract/websites/reading.ts';
import { moment } from '#server/platform/database/columns.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

/** Websites that are read, or were within a day. */
export const websiteReadings = pgTable(
  'website_readings',
  {
    id: uuid().primaryKey(),
    workspaceId: workspaceId(),
    /** As it is visited. */
    address: text().notNull(),
    status: text({ enum: ['reading', 'writing', 'done', 'cancelled'] })
      .default('reading')
      .notNull(),
    pages: jsonb().$type<ReadPage[]>().default([]).notNull(),
    problem: text().$type<ReadingProblem>(),
    found: jsonb().$type<FoundFacts>().notNull(),
    startedAt: moment().defaultNow().notNull(),
  },
  (table) => [index('website_readings_by_workspace').on(table.workspaceId, table.startedAt)],
);
