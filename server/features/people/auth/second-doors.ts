import { passkeyLimits } from '#contract/people/security.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { type AuthParts, type AuthQuestion, fromWhere } from './auth-parts.ts';
import { refused, tooMany } from './auth-refusals.ts';
import { guesses, passwordGuesses } from '../security/check-password.ts';
import { claimCode, countPasskeys, hasPasswordProof } from '../security/security-queries.ts';
import { findPasswordHash, hitRateLimit, resetRateLimit } from '../queries.ts';
import { oneHourSeconds } from './spans.ts';

const SignedIn = z.object({
  session: z.object({
    id: z.string(),
    createdAt: z.date(),
    secondFactorAt: z.date().nullish(),
    activeWorkspaceId: z.string().nullish(),
  }),
  user: z.object({ id: z.string(), twoFactorEnabled: z.boolean().nullish() }),
});
export type SignedIn = z.infer<typeof SignedIn>;

const Code = z.object({ code: z.string().max(40) });
const text = z.string().max(20_000);
const name64 = z.string().regex(/^[\w-]{1,1400}$/);
const Shown = z.object({ id: name64, rawId: name64, type: z.literal('public-key') });
const Assertion = z.object({
  response: Shown.extend({
    response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
  }),
});
const Attestation = z.object({
  name: z.string().trim().max(passkeyLimits.name).catch(''),
  response: Shown.extend({
    response: z.object({
      clientDataJSON: text,
      attestationObject: text,
      transports: z.array(text).optional(),
    }),
  }),
});

/** Codes of one person, wherever they are typed: who has the password may not try a million. */
const codeLimits = [
  { span: 'short', most: 10, withinMs: 15 * 60_000 },
  { span: 'day', most: 50, withinMs: 24 * oneHourSeconds * 1000 },
];
/** A code is good for a minute and a half at most; it is remembered for longer. */
const codeSpentMs = 5 * 60_000;

/** Who is signed in, with what we keep of the session. */
export async function readSignedIn(ctx: AuthQuestion): Promise<SignedIn | undefined> {
  return SignedIn.safeParse(await getSessionFromCtx(ctx)).data;
}

/** Who was signed in when this was asked. Looked for afterwards, a session that has ended would take the fresh one's cookie along. */
export function seenSignedIn(ctx: AuthQuestion): SignedIn | undefined {
  return SignedIn.safeParse(ctx.context.session).data;
}

/** Whose code is typed: of whoever is signed in, or has shown the password and nothing more. */
export async function findProver(ctx: AuthQuestion): Promise<string | undefined> {
  const signedIn = await readSignedIn(ctx);
  if (signedIn) return signedIn.user.id;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  return challenge ? (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value : undefined;
}

export async function forgetCodeTries({ db }: AuthParts, personId: string): Promise<void> {
  for (const { span } of codeLimits) await resetRateLimit(db, codeTries(span, personId));
}

/** What we ask at the doors of passkeys and of the second factor before Better Auth hears of it. */
export function askAtSecondDoors(parts: AuthParts) {
  const { db, now } = parts;

  return async (ctx: AuthQuestion): Promise<{ context: object } | undefined> => {
    switch (ctx.path) {
      case '/two-factor/verify-totp':
      case '/two-factor/verify-backup-code':
        return { context: { body: { code: await takeCode(ctx) } } };
      case '/two-factor/enable':
      case '/two-factor/disable':
      case '/two-factor/generate-backup-codes': {
        const signedIn = await readSignedIn(ctx);
        if (!signedIn) return;
        assertProven(signedIn);
        await countGuess(signedIn.user.id);
        return;
      }
      case '/passkey/generate-register-options': {
        const signedIn = await readSignedIn(ctx);
        if (signedIn) await assertMayAdd(signedIn);
        return;
      }
      case '/passkey/verify-registration': {
        const { data } = Attestation.safeParse(ctx.body);
        if (!data) throw refused('FAILED_TO_VERIFY_REGISTRATION');
        return { context: { body: { name: data.name, createSession: false } } };
      }
      case '/passkey/verify-authentication':
        if (!Assertion.safeParse(ctx.body).success) throw refused('AUTHENTICATION_FAILED');
        return;
      default:
        return;
    }
  };

  /** The code as it was made, however it was typed; each of an app counts once. */
  async function takeCode(ctx: AuthQuestion): Promise<string> {
    const isRecovery = ctx.path.endsWith('backup-code');
    const said = Code.safeParse(ctx.body).data?.code.replaceAll(/[\s-]/g, '').toLowerCase() ?? '';
    const isWhole = (isRecovery ? /^[a-z0-9]{10}$/ : /^\d{6}$/).test(said);
    if (!isWhole) throw refused(isRecovery ? 'INVALID_BACKUP_CODE' : 'INVALID_CODE');
    const personId = await findProver(ctx);
    if (!personId) throw refused('INVALID_TWO_FACTOR_COOKIE', 'UNAUTHORIZED');
    if (isRecovery && (await readSignedIn(ctx))?.user.twoFactorEnabled === false)
      throw refused('INVALID_BACKUP_CODE');
    for (const { span, most, withinMs } of codeLimits) {
      const tries = await hitRateLimit(db, codeTries(span, personId), { now: now(), withinMs });
      if (tries <= most) continue;
      if (tries === most + 1) noteSecurity(parts, 'code-refused', { personId, from: fromWhere(ctx) });
      throw tooMany('TOO_MANY_CODES', Math.ceil(withinMs / 60_000));
    }
    if (isRecovery) return `${said.slice(0, 5)}-${said.slice(5)}`;
    const isFresh = await claimCode(db, { personId, code: said, now: now(), forMs: codeSpentMs });
    if (!isFresh) throw refused('CODE_USED');
    return said;
  }

  /** The door behind it takes the password: guesses count with those made elsewhere in this account. */
  async function countGuess(personId: string): Promise<void> {
    if (!(await findPasswordHash(db, personId))) throw refused('PASSWORD_MISSING');
    const tries = await hitRateLimit(db, passwordGuesses(personId), { now: now(), ...guesses });
    if (tries > guesses.most) throw tooMany('TOO_MANY_TRIES', Math.ceil(guesses.withinMs / 60_000));
  }

  /** A passkey outlives the session it is made in, and opens more than a password does. */
  async function assertMayAdd(signedIn: SignedIn): Promise<void> {
    const { session, user } = signedIn;
    assertProven(signedIn);
    if ((await countPasskeys(db, user.id)) >= passkeyLimits.perPerson) throw refused('TOO_MANY_PASSKEYS');
    if (await findPasswordHash(db, user.id)) {
      if (!(await hasPasswordProof(db, session.id, new Date(now()))))
        throw refused('PASSWORD_FIRST', 'FORBIDDEN');
    } else if (session.createdAt.getTime() + oneHourSeconds * 1000 <= now())
      throw refused('SIGN_IN_AGAIN', 'FORBIDDEN');
  }
}

/** Where a second factor is on, a session that has not shown it changes nothing about it. */
function assertProven({ session, user }: SignedIn): void {
  if (user.twoFactorEnabled && !session.secondFactorAt) throw refused('SECOND_FACTOR_FIRST', 'FORBIDDEN');
}

// The person stands in it, where a deletion looks.
function codeTries(span: string, personId: string): string {
  return `codes:${span}:${personId}`;
}
