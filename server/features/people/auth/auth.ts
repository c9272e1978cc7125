import { passwordLimit } from '#contract/people/people.ts';
import { type SignedIn, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import type { Log } from '#server/platform/log/log.ts';
import { hasHungUp } from '#server/platform/log/request-context.ts';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { openAuthHooks } from './auth-hooks.ts';
import { authPlugins } from './auth-plugins.ts';
import { doorLimits, openLimits } from './auth-limits.ts';
import { closedGrantDoors } from './grants.ts';
import { tooMany } from './auth-refusals.ts';
import { tidyAnswer } from './auth-answers.ts';
import { clientAddressHeader, type AuthParts } from './auth-parts.ts';
import { mayWriteTo } from '../mail/email-limits.ts';
import { knownAddressEmail, confirmationEmail } from '../mail/emails.ts';
import { newPersonFrom, recipientOf } from '../mail/new-person.ts';
import { equaliseSignUpTiming } from '../queries.ts';
import { readSession } from './read-session.ts';
import { openAuthAdapter } from './session-adapter.ts';
import { noteSessionUse } from '../security/security-queries.ts';
import { longestSessionMs, oneHourSeconds, sevenDaysSeconds } from './spans.ts';
import { tellTerminal } from './tell-terminal.ts';

/** Often enough to tell a session in use from one that is forgotten. */
const usedWithinMs = 10 * 60_000;
/** Of a session that lasts longer than this, Better Auth renews nothing. */
const renewedBeforeMs = (sevenDaysSeconds - 24 * oneHourSeconds) * 1000;

export interface Auth {
  /** Answers everything below `/api/auth`. */
  handler(request: Request): Promise<Response>;
  /** Who these headers' session cookie belongs to. */
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>;
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
  '/verify-password',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/passkey/list-user-passkeys',
  '/passkey/update-passkey',
  '/passkey/delete-passkey',
  ...closedGrantDoors,
];

/** Accounts, passwords and sessions, kept in our own tables by Better Auth. */
export async function openAuth(parts: AuthParts): Promise<Auth> {
  const { db, queue, signals, settings, passwords, log, now } = parts;
  const hooks = openAuthHooks(parts);
  const isSecure = settings.publicUrl.startsWith('https:');
  const { google, facebook } = settings.signIn;
  const auth = betterAuth({
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [settings.publicUrl],
    telemetry: { enabled: false },
    // Given a level, Better Auth prints every refusal to the console besides.
    logger: {
      log: (level, message, ...more: unknown[]) => {
        if (level === 'error') noteStumble(log, message, more);
      },
    },
    onAPIError: { errorURL: '/auth' },
    database: openAuthAdapter(db, now),
    verification: { storeIdentifier: 'hashed' },
    disabledPaths: closedDoors,
    user: { additionalFields: { language: { type: 'string', required: false } } },
    session: {
      expiresIn: sevenDaysSeconds,
      // Whoever adds a passkey is asked for the password instead.
      freshAge: 0,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false },
        activeWorkspaceId: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      password: { hash: passwords.hash, verify: passwords.verify },
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: passwordLimit,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      // Never called: asking for a reset is answered before Better Auth hears of it. Without it there is no reset at all.
      sendResetPassword: () => Promise.resolve(),
      onPasswordReset: ({ user }, request) => hooks.passwordWasReset(user, request),
      onExistingUserSignUp: async ({ user }) => {
        await equaliseSignUpTiming(db);
        if (!(await mayWriteTo(parts, 'unasked-letter', user.email))) return;
        await queueEmail(queue, db, await knownAddressEmail(recipientOf(user), `${settings.publicUrl}/auth`));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: oneHourSeconds,
      sendVerificationEmail: async ({ user, url }, request) => {
        if (!(await mayWriteTo(parts, 'unasked-letter', user.email))) {
          // Told only to whoever knows the password; a sign-up looks the same with and without an email.
          if (request?.url.endsWith('/sign-in/email')) throw tooMany('TOO_MANY_LETTERS', 60);
          return;
        }
        await queueEmail(queue, db, await confirmationEmail(recipientOf(user), url));
        await tellTerminal(parts, { email: user.email, url });
      },
    },
    socialProviders: { ...(google && { google }), ...(facebook && { facebook }) },
    // Nobody becomes somebody else by an address alone: both sides must have proven it.
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    hooks: { before: hooks.before },
    plugins: authPlugins(parts, hooks.after),
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: newPersonFrom(user) }) } },
      session: { delete: { after: ({ userId }) => signals.notify(db, sessionsTopic(userId)) } },
    },
    advanced: {
      // A name that begins so is taken by browsers for this host alone, and from nobody but it.
      cookiePrefix: isSecure ? '__Host-adfjord' : 'adfjord',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
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
  // It asks the database for what it begins with, and would go on asking one that was closed meanwhile.
  const { authCookies, secret } = await auth.$context;
  const cookie = { name: authCookies.sessionToken.name, secret };
  return {
    handler: async (request) => tidyAnswer(request, await auth.handler(request), settings.publicUrl),
    async findSignedIn(headers) {
      const [at, since] = [new Date(now()), new Date(now() - usedWithinMs)];
      const seen = await readSession(db, headers, cookie);
      if (!seen) return undefined;
      const { id, createdAt, updatedAt, expiresAt } = seen.session;
      const isOver = createdAt.getTime() + longestSessionMs <= at.getTime();
      const isToBeRenewed = expiresAt.getTime() <= at.getTime() + renewedBeforeMs;
      if (!isOver && !isToBeRenewed && updatedAt >= since) return seen;
      // Whatever is to be written of it, or may end it, is Better Auth's.
      const told = await auth.api.getSession({ headers, returnHeaders: true }).catch(noneWhereEnded);
      // Of two cookies of the same name it may read the other one.
      if (told?.response?.session.id !== id) return undefined;
      renewed.set(headers, told.headers.getSetCookie());
      await noteSessionUse(db, id, { at, since });
      return seen;
    },
    renewedCookies: (headers) => renewed.get(headers) ?? [],
  };
}

/** Better Auth throws where a session ends while it is renewed. */
function noneWhereEnded(error: unknown): undefined {
  if (!(error instanceof APIError) || error.status !== 'UNAUTHORIZED') throw error;
}

/** Behind its first words a complaint repeats what was typed. */
function noteStumble(log: Log, message: string, more: unknown[]): void {
  if (hasHungUp()) return;
  const error = more.find((one) => one instanceof Error);
  const [over = ''] = message.split(':');
  // What a device has signed may be anything.
  if (error && !message.startsWith('Failed to verify')) log.error('sign-in stumbled', error, { over });
  else log.info('sign-in stumbled', { over });
}
