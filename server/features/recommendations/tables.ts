import { moment } from '#server/platform/database/columns.ts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

/** What somebody does not want to be told for a while. It is kept after that: the same evidence is not told twice. */
export const notNow = pgTable(
  'not_now',
  {
    workspaceId: workspaceId(),
    /** By what it was found, and of what. */
    matter: text().notNull(),
    /** All it was put off by. */
    evidence: text().notNull(),
    /** Of the recommendation, by which it is taken back. */
    recommendationId: text().notNull(),
    askAgainAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.matter] })],
);
