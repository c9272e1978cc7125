import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

const amount = () => bigint({ mode: 'number' });

/** The most that all campaigns of an ad account may cost, in its minor unit; without a row, or null, there is no limit. */
export const guardrails = pgTable(
  'guardrails',
  {
    workspaceId: workspaceId(),
    adAccountId: text().notNull(),
    mostPerDayMinor: amount(),
    mostPerMonthMinor: amount(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.adAccountId] })],
);
