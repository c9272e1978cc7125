import type { Compliance } from '#contract/compliance/compliance.ts';
import type { Finding } from '#contract/compliance/finding.ts';
import type { PictureTold } from '#contract/compliance/picture.ts';
import { type JudgedContent, judgedActs } from '#contract/compliance/report.ts';
import { moment } from '#server/platform/database/columns.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { media } from '../media/tables.ts';
import { keptPersonId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** A file that an answer stands on: a receipt, an agreement, a test. */
export const complianceFiles = pgTable(
  'compliance_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    name: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Where it lies in the storage. */
    file: text().notNull(),
    personId: keptPersonId(),
    addedAt: moment().notNull(),
  },
  (table) => [index('compliance_files_by_workspace').on(table.workspaceId)],
);

/** What somebody has answered to a rule that asks; what was answered before is kept beside it. */
export const complianceAnswers = pgTable(
  'compliance_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** A campaign of ours, one made in Ads Manager by Meta's id, or a page whose forms they are. */
    subject: text().notNull(),
    findingId: text().notNull(),
    ruleId: text().notNull(),
    /** As it was asked. */
    question: text().notNull(),
    quote: text().notNull(),
    packVersion: text().notNull(),
    isSo: boolean().notNull(),
    note: text().notNull(),
    fileId: uuid().references(() => complianceFiles.id, { onDelete: 'set null' }),
    personId: keptPersonId(),
    answeredAt: moment().notNull(),
  },
  (table) => [index('compliance_answers_by_subject').on(table.workspaceId, table.subject, table.answeredAt)],
);

/** What the rules said of something when it was let through to Meta, and what they looked at. */
export const complianceVerdicts = pgTable(
  'compliance_verdicts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** As of an answer. */
    subject: text().notNull(),
    act: text({ enum: judgedActs }).notNull(),
    packs: jsonb().$type<Compliance['packs']>().notNull(),
    shown: jsonb().$type<JudgedContent>().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    personId: keptPersonId(),
    /** Of the key it was asked with; null where the person asked. */
    keyName: text(),
    judgedAt: moment().notNull(),
  },
  (table) => [index('compliance_verdicts_by_subject').on(table.workspaceId, table.subject, table.judgedAt)],
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
    personId: keptPersonId(),
    toldAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.mediaId] })],
);
