import { member } from '#server/procedures.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { passkeyEmail } from '../mail/security-emails.ts';
import { getPerson, removeSessions } from '../queries.ts';
import { checkPassword } from './check-password.ts';
import { readSessions, readWays } from './read-ways.ts';
import { deletePasskey, deleteSession, notePasswordProof, proofMs } from './security-queries.ts';

const { security } = member;

export const securityProcedures = security.router({
  ways: security.ways.handler(({ context: { ctx, person } }) => readWays(ctx, person)),
  provePassword: security.provePassword.handler(async ({ context: { ctx, person }, input }) => {
    await checkPassword(ctx, person, input.password);
    const until = new Date(ctx.now() + proofMs);
    await notePasswordProof(ctx.db, { personId: person.id, sessionId: person.sessionId, until });
    return { proven: true };
  }),
  removePasskey: security.removePasskey.handler(async ({ context: { ctx, person }, input }) => {
    const reader = await getPerson(ctx.db, person.id);
    await ctx.db.transaction(async (tx) => {
      const gone = await deletePasskey(tx, person.id, input.id);
      if (!gone) throw new Refusal('PASSKEY_NOT_FOUND');
      await queueEmail(
        ctx.queue,
        tx,
        await passkeyEmail(reader, 'removed', { name: gone.name ?? '', publicUrl: ctx.settings.publicUrl }),
      );
    });
    noteSecurity(ctx, 'passkey-removed', { personId: person.id });
    return { removed: true };
  }),
  sessions: security.sessions.handler(({ context: { ctx, person } }) => readSessions(ctx, person)),
  endSession: security.endSession.handler(async ({ context: { ctx, person }, input }) => {
    await ctx.db.transaction(async (tx) => {
      if (!(await deleteSession(tx, person.id, input.id))) throw new Refusal('SESSION_NOT_FOUND');
      await ctx.signals.notify(tx, sessionsTopic(person.id));
    });
    noteSecurity(ctx, 'session-ended', { personId: person.id });
    return { ended: true };
  }),
  endOtherSessions: security.endOtherSessions.handler(async ({ context: { ctx, person } }) => {
    await ctx.db.transaction(async (tx) => {
      await removeSessions(tx, person.id, person.sessionId);
      await ctx.signals.notify(tx, sessionsTopic(person.id));
    });
    noteSecurity(ctx, 'session-ended', { personId: person.id });
    return { ended: true };
  }),
});
