import { moment } from '#server/platform/database/columns.ts';
import { contactPages } from '#contract/support.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What people have written to us, whether they have an account or not. Kept until a year after it was written. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    page: text({ enum: contactPages }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment().defaultNow().notNull(),
    /** When the letter to the operator went out; null until it did. */
    sentAt: moment(),
  },
  (table) => [index('contact_messages_by_address').on(table.email)],
);
