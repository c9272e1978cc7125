import { moment } from '#server/platform/database/columns.ts';
import { classifications } from '#contract/api-calls.ts';
import { codedText } from '#server/platform/database/coded-text-column.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../workspaces/tables.ts';

/** Calls of our named functions, and of Meta as sampled. No token and nothing personal. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    workspaceId: workspaceId(),
    createdAt: moment().notNull(),
    method: text().notNull(),
    endpointPath: text().notNull(),
    isSuccess: boolean().notNull(),
    elapsedMs: integer().notNull(),
    functionName: text(),
    campaignId: uuid(),
    httpStatus: integer(),
    /** Of rows from before: in English. */
    errorMessage: text(),
    said: codedText(),
    errorType: text(),
    classification: text({ enum: classifications }),
    retryAttempts: integer().default(0).notNull(),
  },
  (table) => [index('api_calls_newest').on(table.workspaceId, table.createdAt.desc())],
);

/** All of them added up by the hour, those too that are not in the log, so that a month is summarised in a moment. */
export const apiCallHours = pgTable(
  'api_call_hours',
  {
    workspaceId: workspaceId(),
    hour: moment().notNull(),
    /** Empty where it is not a named function. */
    functionName: text().notNull(),
    endpointPath: text().notNull(),
    /** Empty where nothing went wrong. */
    classification: text().notNull(),
    calls: integer().notNull(),
    successes: integer().notNull(),
    retried: integer().notNull(),
    retries: integer().notNull(),
    elapsedMs: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.hour, table.functionName, table.endpointPath, table.classification],
    }),
  ],
);

/** What Meta last said of its allowance for an ad account. */
export const rateBudgets = pgTable(
  'rate_budgets',
  {
    workspaceId: workspaceId(),
    adAccountId: text().notNull(),
    usedPercent: real().notNull(),
    waitUntil: moment(),
    toldAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.adAccountId] })],
);
