import { moment } from '#server/platform/database/columns.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { planNames } from '#contract/people/plans.ts';
import { roles } from '#contract/people/roles.ts';
import { bigint, boolean, char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personId } from '../people/tables.ts';

export const workspaces = pgTable('workspaces', {
  id: uuid().$type<WorkspaceId>().primaryKey().defaultRandom(),
  name: text().notNull(),
  plan: text({ enum: planNames }).default('free').notNull(),
  subscriptionActive: boolean().default(false).notNull(),
  subscriptionEndsAt: moment(),
  trialEndsAt: moment().notNull(),
  /** Whether everybody here must have shown more than a password. */
  requiresSecondFactor: boolean().default(false).notNull(),
  /** Whether nothing is published that nobody has approved. */
  requiresApproval: boolean().default(false).notNull(),
  createdAt: moment().defaultNow().notNull(),
});
export type WorkspaceRow = typeof workspaces.$inferSelect;

/** Of a row that is gone with its workspace. */
export const workspaceId = () =>
  uuid()
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** What an advertiser may let one campaign cost a day; null for no ceiling. */
export const ceiling = () => ({
  ceilingMinor: bigint({ mode: 'number' }),
  ceilingCurrency: char({ length: 3 }),
});

export const members = pgTable(
  'members',
  {
    personId: personId(),
    workspaceId: workspaceId(),
    role: text({ enum: roles }).default('owner').notNull(),
    ...ceiling(),
    joinedAt: moment().defaultNow().notNull(),
    /** The Monday on which they were last told how the week went. */
    weekToldOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.personId] }),
    index('members_by_person').on(table.personId),
  ],
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
