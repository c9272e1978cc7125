import { keyAccesses } from '#contract/people/api-keys.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../people/tables.ts';
import { workspaces } from '../workspaces/tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** Keys programs sign in with. What is kept cannot be turned back into the key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who made it, and for whom it acts. */
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    hint: text().notNull(),
    access: text({ enum: keyAccesses }).notNull(),
    createdAt: moment().defaultNow().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('api_keys_by_workspace').on(table.workspaceId, table.createdAt)],
);
