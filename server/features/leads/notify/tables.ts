import { moment } from '#server/platform/database/columns.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { personId } from '../../people/tables.ts';
import { members, workspaceId } from '../../workspaces/tables.ts';
import { leads } from '../tables.ts';

/** How somebody wants to hear of new leads; gone once they are no longer in the workspace. Without a row, as most do. */
export const leadAlerts = pgTable(
  'lead_alerts',
  {
    workspaceId: workspaceId(),
    personId: personId(),
    byEmail: boolean().default(true).notNull(),
    byPush: boolean().default(true).notNull(),
    /** All three, or none. */
    quietFrom: text(),
    quietUntil: text(),
    timeZone: text(),
    /** Of whose leads they do not want to hear. */
    mutedCampaigns: text()
      .array()
      .default(sql`'{}'`)
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.personId] }),
    foreignKey({
      name: 'lead_alerts_of_member',
      columns: [table.workspaceId, table.personId],
      foreignColumns: [members.workspaceId, members.personId],
    }).onDelete('cascade'),
  ],
);

/** What is still to be told of a lead, to whom and how. */
export const leadTellings = pgTable(
  'lead_tellings',
  {
    workspaceId: workspaceId(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    personId: personId(),
    kind: text({ enum: ['arrival', 'reminder'] }).notNull(),
    way: text({ enum: ['email', 'push'] }).notNull(),
    dueAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.personId, table.kind, table.way] }),
    index('lead_tellings_by_time').on(table.workspaceId, table.way, table.dueAt),
  ],
);

/** After how long a workspace is reminded of a lead; null for never. Without a row, as the contract says. */
export const leadReminders = pgTable('lead_reminders', {
  workspaceId: workspaceId().primaryKey(),
  minutes: integer(),
});
