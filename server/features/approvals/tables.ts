import { decisions } from '#contract/approvals.ts';
import { moment } from '#server/platform/database/columns.ts';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from '../campaigns/tables.ts';
import { keptPersonId, personId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';
import type { Content } from './content.ts';

const campaignId = () =>
  uuid()
    .notNull()
    .references(() => campaigns.id, { onDelete: 'cascade' });

/** A question whether exactly this may be published, and what was answered. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    campaignId: campaignId(),
    /** Of everything that is approved: another content has another one. */
    contentHash: text().notNull(),
    /** What is shown to whoever was asked. */
    content: jsonb().$type<Content>().notNull(),
    /** Of the link that was handed out; null once it was called back, and where a member was asked. */
    tokenHash: text().unique(),
    recipientName: text().notNull(),
    recipientEmail: text(),
    /** Where a member was asked. */
    recipientId: keptPersonId(),
    askedById: keptPersonId(),
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    openedAt: moment(),
    decision: text({ enum: decisions }),
    decidedAt: moment(),
    decidedBy: text(),
    decidedById: keptPersonId(),
    decidedFrom: text(),
    userAgent: text(),
    words: text().default('').notNull(),
    /** When the campaign became something else than what was approved. */
    voidedAt: moment(),
    /** By whose change of the draft; null where it was another. */
    voidedBy: text(),
  },
  (table) => [index('approvals_by_campaign').on(table.workspaceId, table.campaignId, table.askedAt)],
);

/** What a client may see. */
export const campaignShares = pgTable(
  'campaign_shares',
  { workspaceId: workspaceId(), campaignId: campaignId(), personId: personId() },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.personId] }),
    index('campaign_shares_by_person').on(table.workspaceId, table.personId),
  ],
);
