import { planNames } from '#contract/people/plans.ts';
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../people/tables.ts';

const moment = () => timestamp({ withTimezone: true });

export const workspaces = pgTable('workspaces', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  plan: text({ enum: planNames }).default('free').notNull(),
  subscriptionActive: boolean().default(false).notNull(),
  subscriptionEndsAt: moment(),
  trialEndsAt: moment().notNull(),
  createdAt: moment().defaultNow().notNull(),
});
export type WorkspaceRow = typeof workspaces.$inferSelect;

export const members = pgTable(
  'members',
  {
    personId: text()
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
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
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    usedAt: moment().defaultNow().notNull(),
  },
  (table) => [index('campaign_uses_by_workspace').on(table.workspaceId, table.usedAt)],
);
