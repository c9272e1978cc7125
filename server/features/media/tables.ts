import { moment } from '#server/platform/database/columns.ts';
import type { EnhancementProblem } from '#contract/media.ts';
import { bigint, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

/** Uploaded pictures and videos. The bytes lie in storage under `key`, a small rendition under `previewKey`. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    fileName: text().notNull(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    durationMs: integer(),
    focalX: real().default(0.5).notNull(),
    focalY: real().default(0.5).notNull(),
    key: text().notNull(),
    previewKey: text().notNull(),
    createdAt: moment().defaultNow().notNull(),
    /** When it was first seen to be used by no campaign; null while one uses it, or before anybody looked. */
    unusedSince: moment(),
  },
  (table) => [index('media_by_workspace').on(table.workspaceId, table.createdAt)],
);

/** What the picture studio makes of a picture: first edited, then set in a scene. A key is there once its file is. */
export const enhancements = pgTable('enhancements', {
  mediaId: uuid()
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  workspaceId: workspaceId(),
  status: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  step: text({ enum: ['edit', 'scene'] }),
  percent: integer().default(0).notNull(),
  problem: text().$type<EnhancementProblem>(),
  /** Its own words, when it refuses a picture. */
  studioSaid: text(),
  editedKey: text(),
  enhancedKey: text(),
  enhancedPreviewKey: text(),
  /** The studio's own copies, which it keeps for a day: what was paid for is not asked for again. */
  studioEditedUrl: text(),
  studioEditedAt: moment(),
  studioSceneUrl: text(),
  startedAt: moment().defaultNow().notNull(),
  finishedAt: moment(),
});

/** Who is writing to an upload right now: one request at a time, of all servers. One that is not prolonged runs out. */
export const uploadLocks = pgTable('upload_locks', {
  uploadKey: text().primaryKey(),
  holder: uuid().notNull(),
  expiresAt: moment().notNull(),
});
