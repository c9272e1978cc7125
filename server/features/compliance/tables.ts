import type { PictureTold } from '#contract/compliance/picture.ts';
import { moment } from '#server/platform/database/columns.ts';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from '../campaigns/tables.ts';
import { media } from '../media/tables.ts';
import { personId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** What somebody has answered to a rule that asks; what was answered before is kept beside it. */
export const complianceAnswers = pgTable(
  'compliance_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    findingId: text().notNull(),
    ruleId: text().notNull(),
    /** As it was asked. */
    question: text().notNull(),
    quote: text().notNull(),
    packVersion: text().notNull(),
    isSo: boolean().notNull(),
    note: text().notNull(),
    personId: personId(),
    answeredAt: moment().notNull(),
  },
  (table) => [
    index('compliance_answers_by_campaign').on(table.workspaceId, table.campaignId, table.answeredAt),
  ],
);

/** What somebody says is in a picture. */
export const pictureContents = pgTable(
  'picture_contents',
  {
    workspaceId: workspaceId(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    told: jsonb().$type<PictureTold>().notNull(),
    personId: personId(),
    toldAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.mediaId] })],
);
