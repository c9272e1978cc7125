import { moment } from '#server/platform/database/columns.ts';
import { languages } from '#contract/people/people.ts';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

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
  /** Whether a password alone no longer signs in. */
  twoFactorEnabled: boolean().default(false).notNull(),
  createdAt: moment().defaultNow().notNull(),
  updatedAt: moment().defaultNow().notNull(),
});

/** Of a row that is gone with its person. */
export const personId = () =>
  text()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Of a row that outlives its person: who it was is then known to the log alone. */
export const keptPersonId = () => text().references(() => people.id, { onDelete: 'set null' });

/**
 * Who runs this installation. The row of somebody whose account is gone stays, so that a code which made an operator
 * makes no other.
 */
export const operators = pgTable('operators', {
  id: uuid().primaryKey().defaultRandom(),
  personId: keptPersonId().unique(),
  createdAt: moment().defaultNow().notNull(),
});

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
    /** When more than a password was shown; null for a password, or another service's word, alone. */
    secondFactorAt: moment(),
    /** The workspace that was switched to last: what a new tab opens. */
    activeWorkspaceId: uuid(),
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

/** Keys of a device that sign in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: personId(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: moment().defaultNow(),
    aaguid: text(),
  },
  (table) => [index('passkeys_by_person').on(table.userId)],
);

/** The second factor of a person: what an app reckons its codes from, and what is left of the recovery codes. */
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  userId: personId().unique(),
  verified: boolean().default(true).notNull(),
  failedVerificationCount: integer().default(0).notNull(),
  lockedUntil: moment(),
});

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
