import { moment } from '#server/platform/database/columns.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';

/** What was deleted when, and nothing about whom: kept so that a person can look up how far it has come. */
export const deletions = pgTable('deletions', {
  code: text().primaryKey(),
  scope: text({ enum: ['account', 'workspace', 'facebook'] }).notNull(),
  requestedAt: moment().defaultNow().notNull(),
  finishedAt: moment(),
});
