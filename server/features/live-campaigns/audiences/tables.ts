import { moment } from '#server/platform/database/columns.ts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../workspaces/tables.ts';

/** Audiences at Meta of people who opened a form and did not send it: one of each form. */
export const formAudiences = pgTable(
  'form_audiences',
  {
    workspaceId: workspaceId(),
    facebookFormId: text().notNull(),
    facebookAudienceId: text().notNull(),
    adAccountId: text().notNull(),
    name: text().notNull(),
    madeAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.facebookFormId] })],
);
