import { moment } from '#server/platform/database/columns.ts';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { personId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** What an assistant has prepared and somebody may confirm, once. */
export const preparations = pgTable(
  'preparations',
  {
    /** A hash. */
    code: text().primaryKey(),
    workspaceId: workspaceId(),
    personId: personId(),
    /** Through which grant or key it was prepared: it is confirmed through the same. */
    holder: text().notNull(),
    tool: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The hash of all that it does, as it was told. */
    content: text().notNull(),
    words: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('preparations_by_end').on(table.expiresAt)],
);
