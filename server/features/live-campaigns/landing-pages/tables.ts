import type { LookOutcome, LookReason } from '#server/gateways/websites/look.ts';
import { moment } from '#server/platform/database/columns.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../workspaces/tables.ts';

/** Pages that running ads of a workspace lead to, as they were last looked at. Of several workspaces with the same one each has a row, and one look is written to all. */
export const landingPageLooks = pgTable(
  'landing_page_looks',
  {
    workspaceId: workspaceId(),
    address: text().notNull(),
    /** Not looked at again before. */
    dueAt: moment().notNull(),
    /** Null before the first look. */
    lookedAt: moment(),
    outcome: text().$type<LookOutcome>(),
    because: text().$type<LookReason>(),
    /** Of HTTP, where there was an answer. */
    status: integer(),
    ms: integer(),
    /** Since when each look was as bad in the same way; null while the last was not. */
    badSince: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.address] }),
    index('landing_page_looks_by_address').on(table.address),
  ],
);
