import { moment } from '#server/platform/database/columns.ts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { personId, sessions } from '../tables.ts';

/** By what push services know this installation; one row, made at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: text().primaryKey(),
  publicKey: text().notNull(),
  sealedPrivateKey: text().notNull(),
});

/** Browsers that take pushes for somebody. */
export const pushBrowsers = pgTable(
  'push_browsers',
  {
    /** A hash of its address. */
    id: text().primaryKey(),
    personId: personId(),
    /** In which it was switched on: whoever ends it, as on a lost telephone, ends this. Null once it has run out by itself. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    /** Its address and its keys. */
    sealed: text().notNull(),
    userAgent: text(),
    addedAt: moment().defaultNow().notNull(),
  },
  (table) => [
    index('push_browsers_by_person').on(table.personId),
    index('push_browsers_by_session').on(table.sessionId),
  ],
);
