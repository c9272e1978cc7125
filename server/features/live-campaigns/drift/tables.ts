import type { DriftField, DriftHand, DriftObject } from '#contract/live/drifts.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';
import { moment } from '#server/platform/database/columns.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../workspaces/tables.ts';

const held = () => jsonb().$type<Record<string, unknown>>().notNull();

/** What Meta held of each object when it was last looked at; written only where it is otherwise than before. */
export const snapshots = pgTable(
  'snapshots',
  {
    workspaceId: workspaceId(),
    objectId: text().notNull(),
    objectType: text().$type<DriftObject>().notNull(),
    /** Null of what holds for all of the ad account. */
    facebookCampaignId: text(),
    adAccountId: text().notNull(),
    held: jsonb().$type<Watched>().notNull(),
    /** Of `held`: what is the same is told by this alone. */
    gist: text().notNull(),
    /** Since when it is watched without a gap. */
    firstAt: moment().notNull(),
    takenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.objectId] })],
);

/** What was changed at Meta and not from here, and what became of it. */
export const drifts = pgTable(
  'drifts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    adAccountId: text().notNull(),
    facebookCampaignId: text(),
    objectId: text().notNull(),
    objectType: text().$type<DriftObject>().notNull(),
    objectName: text().notNull(),
    field: text().$type<DriftField>().notNull(),
    before: held(),
    after: held(),
    who: jsonb().$type<DriftHand>().notNull(),
    /** When it was last seen as before. */
    unchangedAt: moment().notNull(),
    changedAt: moment(),
    seenAt: moment().notNull(),
    /** Not told before: who did it may be told late, and it may have been us. */
    toldFrom: moment().notNull(),
    /** `over`: it is as before again, or was changed from here since. */
    state: text({ enum: ['open', 'kept', 'put-back', 'over'] })
      .default('open')
      .notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('drifts_open')
      .on(table.workspaceId, table.objectId, table.field)
      .where(sql`state = 'open'`),
    index('drifts_by_campaign').on(table.workspaceId, table.facebookCampaignId, table.seenAt),
  ],
);
