import { addressBlock } from '#server/platform/address-block.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { member, visitor } from '#server/procedures.ts';
import { confirmEmailChange } from './email-change/confirm-email-change.ts';
import { removeEmailChangeOf } from './email-change/email-change-queries.ts';
import { presentMe } from './profile/present-me.ts';
import { findPersonOfReset, getPerson, enforceRateLimit, updatePerson } from './queries.ts';
import { requestEmailChange, resendEmailChange } from './email-change/request-email-change.ts';
import { replaceAvatar, setAvatar } from './profile/set-avatar.ts';

const { people } = member;
const { people: open } = visitor;

export const peopleProcedures = open.router({
  me: people.me.handler(async ({ context: { ctx, person } }) =>
    presentMe(ctx, await getPerson(ctx.db, person.id)),
  ),
  passwordRules: open.passwordRules.handler(({ context: { ctx } }) => ({
    minLength: ctx.settings.passwordMinLength,
  })),
  update: people.update.handler(async ({ context: { ctx, person }, input }) =>
    presentMe(ctx, await updatePerson(ctx.db, person.id, input)),
  ),
  setAvatar: people.setAvatar.handler(async ({ context: { ctx, person }, input }) =>
    presentMe(ctx, await setAvatar(ctx, person, input.file)),
  ),
  removeAvatar: people.removeAvatar.handler(async ({ context: { ctx, person } }) =>
    presentMe(ctx, await replaceAvatar(ctx, person.id, null)),
  ),
  requestEmailChange: people.requestEmailChange.handler(async ({ context: { ctx, person }, input }) => {
    await requestEmailChange(ctx, person, input.email);
    return presentMe(ctx, await getPerson(ctx.db, person.id));
  }),
  resendEmailChange: people.resendEmailChange.handler(async ({ context: { ctx, person } }) => {
    await resendEmailChange(ctx, person);
    return presentMe(ctx, await getPerson(ctx.db, person.id));
  }),
  cancelEmailChange: people.cancelEmailChange.handler(async ({ context: { ctx, person } }) => {
    if (await removeEmailChangeOf(ctx.db, person.id))
      noteSecurity(ctx, 'email-move-cancelled', { personId: person.id });
    return presentMe(ctx, await getPerson(ctx.db, person.id));
  }),
  confirmEmailChange: open.confirmEmailChange.handler(async ({ context, input }) => {
    const { ctx, clientAddress, headers } = context;
    const reader = await ctx.sessions.read(headers);
    return confirmEmailChange(ctx, { token: input.token, clientAddress, reader });
  }),
  resetLink: open.resetLink.handler(async ({ context: { ctx, clientAddress }, input }) => {
    await enforceRateLimit(ctx, {
      key: `reset-link:${addressBlock(clientAddress)}`,
      most: 20,
      withinMs: 60_000,
    });
    const person = await findPersonOfReset(ctx.db, input.token);
    return { isGood: person !== undefined };
  }),
});
