import { moment } from '#server/platform/database/columns.ts';
import { languages } from '#contract/people/people.ts';
import { bigint, boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const people = pgTable('people', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().default(false).notNull(),
  /** Where the person's picture is served; null without one. */
  image: text(),
  language: text({ enum: languages }).default('en').notNull(),
  /** Whether an email on Mondays tells how the week went. */
  weekEmails: boolean().default(true).notNull(),
  /** The Monday on which the last of them was written. */
  weekToldOn: date({ mode: 'string' }),
  createdAt: moment().defaultNow().notNull(),
  updatedAt: moment().defaultNow().notNull(),
});

/** Of a row that is gone with its person. */
export const personId = () =>
  text()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    /** A hash of what the browser holds. */
    token: text().notNull().unique(),
    createdAt: moment().defaultNow().notNull(),
    updatedAt: moment().defaultNow().notNull(),
    ipAddress: text(),
    userAgent: text(),
    userId: personId(),
  },
  (table) => [index('sessions_by_person').on(table.userId)],
);

/** The ways a person can sign in: a password, later Google or Facebook. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: personId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().defaultNow().notNull(),
    updatedAt: moment().defaultNow().notNull(),
  },
  (table) => [index('credentials_by_person').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().defaultNow().notNull(),
    updatedAt: moment().defaultNow().notNull(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** An account about to move to another address, which takes a yes from both. Tokens are kept as hashes. */
export const emailChanges = pgTable('email_changes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: personId().unique(),
  newEmail: text().notNull(),
  presentTokenHash: text().notNull().unique(),
  newTokenHash: text().notNull().unique(),
  presentConfirmedAt: moment(),
  newConfirmedAt: moment(),
  /** When the account moved; null while it is under way. */
  movedAt: moment(),
  expiresAt: moment().notNull(),
});

/** How often an address has knocked lately, for every process to see. */
export const rateLimits = pgTable('rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});
