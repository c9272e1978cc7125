import { credentials, people, rateLimits, sessions, verifications } from './tables.ts';

/** Our tables under the names Better Auth knows them by. */
export const authTables = {
  user: people,
  session: sessions,
  account: credentials,
  verification: verifications,
  rateLimit: rateLimits,
};
