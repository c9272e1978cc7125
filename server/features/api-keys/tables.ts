import { moment } from '#server/platform/database/columns.ts';
import { keyAccesses } from '#contract/people/api-keys.ts';
import { roles } from '#contract/people/roles.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** Keys programs sign in with. What is kept cannot be turned back into the key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** Who made it, and for whom it acts. */
    personId: personId(),
    name: text().notNull(),
    hash: text().notNull().unique(),
    hint: text().notNull(),
    access: text({ enum: keyAccesses }).notNull(),
    /** What it may do at most; whoever it acts for may do less by now. */
    role: text({ enum: roles }).default('owner').notNull(),
    createdAt: moment().defaultNow().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('api_keys_by_workspace').on(table.workspaceId, table.createdAt)],
);
