import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '../workspaces/tables.ts';

/** Uploaded pictures. The bytes lie in storage under `key`, a small rendition under `previewKey`. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    kind: text({ enum: ['image'] }).notNull(),
    variant: text({ enum: ['original', 'enhanced'] }).notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    key: text().notNull(),
    previewKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).defaultNow().notNull(),
  },
  (table) => [index('media_by_workspace').on(table.workspaceId, table.createdAt)],
);
