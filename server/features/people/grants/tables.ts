import { moment } from '#server/platform/database/columns.ts';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personId, sessions } from '../tables.ts';

const clientId = () =>
  text()
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: 'cascade' });
const sessionId = () => text().references(() => sessions.id, { onDelete: 'set null' });

// What follows is Better Auth's, named as it names things.

/** Programs of others that have introduced themselves. Anybody can be called anything. */
export const oauthClients = pgTable('oauth_clients', {
  id: text().primaryKey(),
  clientId: text().notNull().unique(),
  clientSecret: text(),
  clientDiscoveryId: text(),
  disabled: boolean().default(false),
  skipConsent: boolean(),
  enableEndSession: boolean(),
  subjectType: text(),
  scopes: text().array(),
  clientCredentialsScopes: text().array(),
  userId: text(),
  createdAt: moment(),
  updatedAt: moment(),
  name: text(),
  uri: text(),
  icon: text(),
  contacts: text().array(),
  tos: text(),
  policy: text(),
  softwareId: text(),
  softwareVersion: text(),
  softwareStatement: text(),
  redirectUris: text().array().notNull(),
  postLogoutRedirectUris: text().array(),
  backchannelLogoutUri: text(),
  backchannelLogoutSessionRequired: boolean(),
  tokenEndpointAuthMethod: text(),
  applicationType: text(),
  jwks: text(),
  jwksUri: text(),
  grantTypes: text().array(),
  responseTypes: text().array(),
  requirePKCE: boolean(),
  dpopBoundAccessTokens: boolean().default(false),
  referenceId: text(),
  metadata: jsonb(),
});

/** What tokens are good for: the address of our tools, and nothing else. */
export const oauthResources = pgTable('oauth_resources', {
  id: text().primaryKey(),
  identifier: text().notNull().unique(),
  name: text().notNull(),
  accessTokenTtl: integer(),
  refreshTokenTtl: integer(),
  signingAlgorithm: text(),
  signingKeyId: text(),
  allowedScopes: text().array(),
  customClaims: jsonb(),
  dpopBoundAccessTokensRequired: boolean().default(false),
  disabled: boolean().default(false),
  createdAt: moment(),
  updatedAt: moment(),
  policyVersion: integer().default(1),
  metadata: jsonb(),
});

export const oauthClientResources = pgTable(
  'oauth_client_resources',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    resourceId: text()
      .notNull()
      .references(() => oauthResources.identifier, { onDelete: 'cascade' }),
    metadata: jsonb(),
    createdAt: moment(),
  },
  (table) => [unique().on(table.clientId, table.resourceId)],
);

const token = () => ({
  id: text().primaryKey(),
  /** A hash. */
  token: text().notNull().unique(),
  clientId: clientId(),
  sessionId: sessionId(),
  userId: personId(),
  /** The workspace. */
  referenceId: uuid(),
  authorizationCodeId: text(),
  resources: text().array(),
  requestedUserInfoClaims: text().array(),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
  revoked: moment(),
  confirmation: jsonb(),
  scopes: text().array().notNull(),
});

export const oauthRefreshTokens = pgTable(
  'oauth_refresh_tokens',
  {
    ...token(),
    rotatedAt: moment(),
    rotationReplayResponse: text(),
    rotationReplayExpiresAt: moment(),
    authTime: moment(),
  },
  (table) => [index('oauth_refresh_tokens_by_person').on(table.userId, table.clientId)],
);

export const oauthAccessTokens = pgTable(
  'oauth_access_tokens',
  { ...token(), refreshId: text().references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }) },
  (table) => [index('oauth_access_tokens_by_person').on(table.userId, table.clientId)],
);

/** What somebody lets a program do in a workspace of theirs. */
export const oauthConsents = pgTable(
  'oauth_consents',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    userId: personId(),
    referenceId: uuid(),
    resources: text().array(),
    requestedUserInfoClaims: text().array(),
    scopes: text().array().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Ours. */
    lastUsedAt: moment(),
  },
  (table) => [index('oauth_consents_by_person').on(table.userId, table.clientId)],
);

export const oauthClientAssertions = pgTable('oauth_client_assertions', {
  id: text().primaryKey(),
  expiresAt: moment().notNull(),
});
