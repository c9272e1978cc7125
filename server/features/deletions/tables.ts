import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** What was deleted when, and nothing about whom: kept so that a person can look up how far it has come. */
export const deletions = pgTable('deletions', {
  code: text().primaryKey(),
  scope: text({ enum: ['account', 'facebook'] }).notNull(),
  requestedAt: moment().defaultNow().notNull(),
  finishedAt: moment(),
});
