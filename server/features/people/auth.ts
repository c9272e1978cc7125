import type { Database } from '#server/plumbing/database.ts';
import type { Log } from '#server/plumbing/log.ts';
import type { Queue } from '#server/plumbing/queue.ts';
import type { SignedIn } from '#server/plumbing/sessions.ts';
import type { Settings } from '#server/plumbing/settings.ts';
import { postLetter } from '#server/send-letter.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { confirmationLetter, knownAddressLetter, resetLetter } from './letters.ts';
import { authTables } from './queries.ts';

/** Set by our front door from the socket, never taken from the client. */
export const clientAddressHeader = 'x-client-address';

interface AuthParts {
  log: Log;
  db: Database;
  queue: Queue;
  settings: Settings;
}

export interface Auth {
  /** Answers everything below `/api/auth`. */
  handler(request: Request): Promise<Response>;
  /** Who these headers' session cookie belongs to. */
  findSignedIn(headers: Headers): Promise<SignedIn | null>;
}

const oneHour = 3600;

/** Accounts, passwords and sessions, kept in our own tables by Better Auth. */
export function openAuth({ db, queue, settings, log }: AuthParts): Auth {
  const auth = betterAuth({
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [settings.publicUrl],
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error('sign-in stumbled', new Error(message)) },
    database: drizzleAdapter(db, { provider: 'pg', schema: authTables }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: oneHour,
      sendResetPassword: async ({ user, token }) => {
        const url = `${settings.publicUrl}/auth?type=recovery&token=${encodeURIComponent(token)}`;
        await postLetter(queue, db, await resetLetter(user, url));
      },
      onExistingUserSignUp: async ({ user }) => {
        await postLetter(queue, db, await knownAddressLetter(user, `${settings.publicUrl}/auth`));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: oneHour,
      sendVerificationEmail: async ({ user, url }) => {
        await postLetter(queue, db, await confirmationLetter(user, url));
      },
    },
    advanced: {
      cookiePrefix: 'adfjord',
      useSecureCookies: settings.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
      },
    },
  });
  return {
    handler: (request) => auth.handler(request),
    findSignedIn: (headers) => auth.api.getSession({ headers }),
  };
}
