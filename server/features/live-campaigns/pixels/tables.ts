import { moment } from '#server/platform/database/columns.ts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../workspaces/tables.ts';

/** Pixels by which campaigns for sales learn who buys, as Meta last told of them. */
export const watchedPixels = pgTable(
  'watched_pixels',
  {
    workspaceId: workspaceId(),
    adAccountId: text().notNull(),
    pixelId: text().notNull(),
    name: text().default('').notNull(),
    /** Null while it never has, and where that was not told. */
    lastFiredAt: moment(),
    /** When Meta was last asked, by its own clock. */
    askedAt: moment().notNull(),
    /** When it last answered, by its own clock. */
    readAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.adAccountId, table.pixelId] })],
);
