import { moment } from '#server/platform/database/columns.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { keptPersonId, personId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** What people who work together say to each other about a campaign. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** A campaign of ours by its id here, or one made in Ads Manager by Meta's id. */
    subject: text().notNull(),
    /** The field or the ad it is about; null for the whole. */
    spot: text(),
    authorId: keptPersonId(),
    /** As it was then: it outlives the author's account, and a guest has none. */
    authorName: text().notNull(),
    words: text().notNull(),
    /** Ids of the members who are named in it. */
    mentions: text().array().default([]).notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    resolvedAt: moment(),
    resolvedBy: text(),
  },
  (table) => [index('comments_by_subject').on(table.workspaceId, table.subject, table.createdAt)],
);

/** Who has a campaign open, in which tab and at which field, as far as their tab has said so lately. */
export const presences = pgTable(
  'presences',
  {
    tabId: uuid().primaryKey(),
    workspaceId: workspaceId(),
    subject: text().notNull(),
    personId: personId(),
    field: text(),
    seenAt: moment().notNull(),
  },
  (table) => [index('presences_by_subject').on(table.workspaceId, table.subject)],
);
