import { sql } from 'drizzle-orm';
import { moment } from '#server/platform/database/columns.ts';
import type { CodeParams } from '#contract/code-params.ts';
import type { SpendingChange } from '#contract/live/spending.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { OperationProblemCode } from '#contract/operations/operation-problems.ts';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { keptPersonId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** What Meta may hold in place of what it took. */
export type HeldInstead =
  | 'other-budget'
  | 'other-name'
  | 'other-places'
  | 'other-end'
  | 'other-limit'
  | 'other-words'
  | 'other-setting'
  | 'ads-off'
  | 'paused'
  | 'running'
  | 'parts-on'
  | 'parts-off';

/** What stays as it is when an operation is not done. */
export type Unchanged = OperationDetails['kind'] | 'pause' | 'pause-part' | 'run-part';

/** Why an operation was not done: a code, which is worded for whoever reads it. */
export interface StoredOperationProblem {
  code: OperationProblemCode;
  params: CodeParams;
  unchanged?: Unchanged;
  isMoneyAtRisk: boolean;
  reference: string | null;
}

/** Every write to the outside that somebody asked for, and what became of it. */
export const operations = pgTable(
  'operations',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    personId: keptPersonId(),
    /** What the key was called by which a program asked for it in their name. */
    keyName: text(),
    adAccountId: text(),
    facebookCampaignId: text(),
    /** What it is about: those of one subject stand in each other's way where one of them works on everything. */
    subject: text().notNull(),
    /** What of it, so that one thing is changed once at a time. */
    parts: text().array().notNull(),
    details: jsonb().$type<OperationDetails>().notNull(),
    /** On everything that is made for it at Meta, so that it is found again after a lost answer. */
    marker: text().notNull().unique(),
    /** What is being made, for those of more than one step; its `step` is told. */
    progress: jsonb().$type<Record<string, unknown>>(),
    /** What it adds to what may be spent: counted from its beginning, so that no two together exceed a limit. */
    spends: jsonb().$type<SpendingChange>(),
    status: text({ enum: ['running', 'done', 'failed', 'canceled'] })
      .default('running')
      .notNull(),
    problem: jsonb().$type<StoredOperationProblem>(),
    undoes: uuid().references((): AnyPgColumn => operations.id, { onDelete: 'cascade' }),
    startedAt: moment().defaultNow().notNull(),
    /** Not begun before; one with a grace can be taken back until then. */
    dueAt: moment().defaultNow().notNull(),
    /** Not tried again before, because Meta has told how long to wait. */
    waitsUntil: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index('operations_by_campaign').on(table.workspaceId, table.facebookCampaignId, table.startedAt),
    index('operations_under_way')
      .on(table.dueAt)
      .where(sql`status = 'running'`),
  ],
);
