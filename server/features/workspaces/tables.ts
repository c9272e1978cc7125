import { moment } from '#server/platform/database/columns.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { planNames } from '#contract/people/plans.ts';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from '../people/tables.ts';

export const workspaces = pgTable('workspaces', {
  id: uuid().$type<WorkspaceId>().primaryKey().defaultRandom(),
  name: text().notNull(),
  plan: text({ enum: planNames }).default('free').notNull(),
  subscriptionActive: boolean().default(false).notNull(),
  subscriptionEndsAt: moment(),
  trialEndsAt: moment().notNull(),
  createdAt: moment().defaultNow().notNull(),
});
export type WorkspaceRow = typeof workspaces.$inferSelect;

/** Of a row that is gone with its workspace. */
export const workspaceId = () =>
  uuid()
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

export const members = pgTable(
  'members',
  {
    personId: text()
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    role: text({ enum: ['owner'] })
      .default('owner')
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.personId] })],
);

/** Campaigns that count against the plan: one row for each publication that was asked for and not refused. */
export const campaignUses = pgTable(
  'campaign_uses',
  {
    publicationId: uuid().primaryKey(),
    workspaceId: workspaceId(),
    usedAt: moment().defaultNow().notNull(),
  },
  (table) => [index('campaign_uses_by_workspace').on(table.workspaceId, table.usedAt)],
);
