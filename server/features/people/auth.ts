import type { Database } from '#server/plumbing/database.ts';
import type { Log } from '#server/plumbing/log.ts';
import type { Queue } from '#server/plumbing/queue.ts';
import { type SignedIn, sessionsTopic } from '#server/plumbing/sessions.ts';
import type { Settings } from '#server/plumbing/settings.ts';
import type { Signals } from '#server/plumbing/signals.ts';
import { postLetter } from '#server/send-letter.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { openAuthHooks } from './auth-hooks.ts';
import { doorLimits, openLimits } from './auth-limits.ts';
import { knownAddressLetter, confirmationLetter } from './letters.ts';
import { newPersonFrom, recipientOf } from './new-person.ts';
import { authTables, writeAsMuchAsAnAccount } from './queries.ts';
import { oneHourSeconds, sevenDaysSeconds } from './spans.ts';

/** Set by our front door from the socket, never taken from the client. */
export const clientAddressHeader = 'x-client-address';

export interface AuthParts {
  log: Log;
  db: Database;
  queue: Queue;
  signals: Signals;
  settings: Settings;
  now(): number;
}

export interface Auth {
  /** Answers everything below `/api/auth`. */
  handler(request: Request): Promise<Response>;
  /** Who these headers' session cookie belongs to. */
  findSignedIn(headers: Headers): Promise<SignedIn | null>;
  /** The cookies that reading these headers' session has renewed, for whoever answers them. */
  renewedCookies(headers: Headers): string[];
}

/** What Better Auth offers and we do not: names, pictures and addresses change through our contract. */
const closedDoors = [
  '/update-user',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/update-session',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/send-verification-email',
];

/** Accounts, passwords and sessions, kept in our own tables by Better Auth. */
export function openAuth(parts: AuthParts): Auth {
  const { db, queue, signals, settings, log, now } = parts;
  const hooks = openAuthHooks(parts);
  const { google, facebook } = settings.signIn;
  const auth = betterAuth({
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [settings.publicUrl],
    telemetry: { enabled: false },
    // Given a level, Better Auth prints every refusal to the console besides.
    logger: {
      log: (level, message) => {
        if (level === 'error') log.error('sign-in stumbled', new Error(message));
      },
    },
    onAPIError: { errorURL: '/auth' },
    database: drizzleAdapter(db, { provider: 'pg', schema: authTables }),
    disabledPaths: closedDoors,
    user: { additionalFields: { language: { type: 'string', required: false } } },
    session: { expiresIn: sevenDaysSeconds },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: settings.passwordMinLength,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      // Never called: asking for a reset is answered before Better Auth hears of it. Without it there is no reset at all.
      sendResetPassword: () => Promise.resolve(),
      onPasswordReset: ({ user }, request) => hooks.passwordWasReset(user, request),
      onExistingUserSignUp: async ({ user }) => {
        await writeAsMuchAsAnAccount(db);
        await postLetter(
          queue,
          db,
          await knownAddressLetter(recipientOf(user), `${settings.publicUrl}/auth`),
        );
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: oneHourSeconds,
      sendVerificationEmail: async ({ user, url }) => {
        await postLetter(queue, db, await confirmationLetter(recipientOf(user), url));
      },
    },
    socialProviders: { ...(google && { google }), ...(facebook && { facebook }) },
    // Nobody becomes somebody else by an address alone: both sides must have proven it.
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    hooks: { before: hooks.before, after: hooks.after },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: newPersonFrom(user) }) } },
      session: { delete: { after: ({ userId }) => signals.ring(db, sessionsTopic(userId)) } },
    },
    advanced: {
      cookiePrefix: 'adfjord',
      useSecureCookies: settings.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Said out loud, because Better Auth leaves it out wherever tests run.
      disableOriginCheck: false,
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120,
      customRules: doorLimits,
      customStorage: openLimits({ db, now }),
    },
  });
  const renewed = new WeakMap<Headers, string[]>();
  return {
    handler: (request) => auth.handler(request),
    async findSignedIn(headers) {
      const { headers: answered, response } = await auth.api.getSession({ headers, returnHeaders: true });
      if (response && answered) renewed.set(headers, answered.getSetCookie());
      return (
        response && { ...response, user: { ...response.user, language: recipientOf(response.user).language } }
      );
    },
    renewedCookies: (headers) => renewed.get(headers) ?? [],
  };
}
