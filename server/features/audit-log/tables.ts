import type { ActorKind, Deed } from '#contract/audit-log.ts';
import { moment } from '#server/platform/database/columns.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { keptPersonId } from '../people/tables.ts';
import { workspaceId } from '../workspaces/tables.ts';

/** Who has done what. Rows are added and, once they are old, removed from the beginning; none is changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    workspaceId: workspaceId(),
    seq: integer().notNull(),
    at: moment().notNull(),
    actorKind: text().$type<ActorKind>().notNull(),
    /** As it was then: it outlives the person's account here. */
    actorName: text().notNull(),
    /** Of an assistant: whose it is, while they have an account. Not what the line says, and not in its hash. */
    personId: keptPersonId(),
    deed: text().$type<Deed>().notNull(),
    subjectKind: text(),
    subjectId: text(),
    subjectName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    address: text(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.seq] }),
    index('audit_log_by_subject').on(table.workspaceId, table.subjectId, table.seq),
  ],
);

/** For how long a workspace wants its log kept, where it has said so. */
export const auditLogKept = pgTable('audit_log_kept', {
  workspaceId: workspaceId().primaryKey(),
  months: integer().notNull(),
});
