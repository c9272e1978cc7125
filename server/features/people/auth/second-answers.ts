import { noteSecurity } from '#server/platform/log/security-log.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { arrive } from './arrive.ts';
import { type AuthParts, type AuthQuestion, fromWhere } from './auth-parts.ts';
import { findProver, forgetCodeTries, seenSignedIn, type SignedIn } from './second-doors.ts';
import { passkeyEmail, secondFactorEmail } from '../mail/security-emails.ts';
import { forgetResets, getPerson, resetRateLimit } from '../queries.ts';
import { passwordGuesses } from '../security/check-password.ts';
import { deleteSession, updateSession } from '../security/security-queries.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Turn = 'on' | 'off' | 'codes';

/** What we do once Better Auth has answered at the doors of passkeys and of the second factor. */
export function answerAtSecondDoors(parts: AuthParts, guard: SignInGuard) {
  const { db, queue, settings, now } = parts;
  const { publicUrl } = settings;

  return {
    async no(ctx: AuthQuestion): Promise<undefined> {
      const from = fromWhere(ctx);
      if (ctx.path.startsWith('/two-factor/verify-'))
        noteSecurity(parts, 'code-failed', { personId: await findProver(ctx), from });
      else if (ctx.path === '/passkey/verify-authentication') noteSecurity(parts, 'passkey-failed', { from });
      else if (ctx.path.startsWith('/two-factor/'))
        noteSecurity(parts, 'password-check-failed', { personId: await findProver(ctx), from });
    },

    async yes(ctx: AuthQuestion, returned: unknown) {
      const { newSession } = ctx.context;
      const before = seenSignedIn(ctx);
      const personId = newSession?.user.id ?? before?.user.id;
      if (!personId) return;
      switch (ctx.path) {
        case '/two-factor/verify-totp':
        case '/two-factor/verify-backup-code': {
          const isRecovery = ctx.path.endsWith('backup-code');
          await forgetCodeTries(parts, personId);
          await noteShown(newSession?.session.id ?? before!.session.id);
          if (!before)
            await arrive(parts, guard, {
              ctx,
              user: newSession!.user,
              how: isRecovery ? 'recovery-code' : 'code',
            });
          else if (newSession) await tell(ctx, personId, 'on');
          else noteSecurity(parts, 'second-factor-shown', { personId, from: fromWhere(ctx) });
          return ctx.json({ status: true });
        }
        case '/passkey/verify-authentication':
          await noteShown(newSession!.session.id, before?.session.activeWorkspaceId);
          if (before) {
            await deleteSession(db, personId, before.session.id);
            noteSecurity(parts, 'second-factor-shown', { personId, from: fromWhere(ctx) });
          } else await arrive(parts, guard, { ctx, user: newSession!.user, how: 'passkey' });
          return ctx.json({ status: true });
        case '/passkey/verify-registration': {
          const name = readName(returned);
          await queueEmail(
            queue,
            db,
            await passkeyEmail(await getPerson(db, personId), 'added', { name, publicUrl }),
          );
          noteSecurity(parts, 'passkey-added', { personId, from: fromWhere(ctx) });
          return ctx.json({ status: true });
        }
        case '/two-factor/enable':
          await resetRateLimit(db, passwordGuesses(personId));
          return;
        case '/two-factor/disable':
          // Browsers that were let off the code, too, begin anew.
          await forgetResets(db, personId);
          await tell(ctx, personId, 'off');
          return ctx.json({ status: true });
        case '/two-factor/generate-backup-codes':
          await tell(ctx, personId, 'codes');
          return;
        default:
          return;
      }
    },
  };

  async function noteShown(sessionId: string, activeWorkspaceId?: string | null): Promise<void> {
    const known = { secondFactorAt: new Date(now()), ...(activeWorkspaceId && { activeWorkspaceId }) };
    await updateSession(db, sessionId, known);
  }

  async function tell(ctx: AuthQuestion, personId: string, turn: Turn): Promise<void> {
    await resetRateLimit(db, passwordGuesses(personId));
    const event = turn === 'codes' ? 'recovery-codes-made' : (`second-factor-${turn}` as const);
    noteSecurity(parts, event, { personId, from: fromWhere(ctx) });
    await queueEmail(queue, db, await secondFactorEmail(await getPerson(db, personId), turn, publicUrl));
  }
}

/** The session that takes another's place in the same browser has shown what that one had. */
export async function carryOn(
  { db }: AuthParts,
  before: SignedIn | undefined,
  freshId: string | undefined,
): Promise<void> {
  if (!before || !freshId) return;
  const { secondFactorAt = null, activeWorkspaceId = null } = before.session;
  await updateSession(db, freshId, { secondFactorAt, activeWorkspaceId });
}

function readName(passkey: unknown): string {
  const name = typeof passkey === 'object' && passkey !== null && 'name' in passkey ? passkey.name : '';
  return typeof name === 'string' ? name : '';
}
