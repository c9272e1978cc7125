import { roles } from '#contract/people/roles.ts';
import { moment } from '#server/platform/database/columns.ts';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { keptPersonId } from '../people/tables.ts';
import { ceiling, workspaceId } from '../workspaces/tables.ts';

/** Who has been asked to join, by the address they were asked at. A row is gone once it was answered or withdrawn. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    ...ceiling(),
    /** Of what only the newest letter holds. */
    tokenHash: text().notNull().unique(),
    invitedById: keptPersonId(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    unique('invitations_once').on(table.workspaceId, table.email),
    index('invitations_by_email').on(table.email),
  ],
);
