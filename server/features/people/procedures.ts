import { addressBlock } from '#server/platform/address-block.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { member, visitor } from '#server/procedures.ts';
import { confirmEmailChange } from './email-change/confirm-email-change.ts';
import { removeEmailChangeOf } from './email-change/email-change-queries.ts';
import { presentMe } from './profile/present-me.ts';
import { findPersonOfReset, getPerson, enforceRateLimit, updatePerson } from './queries.ts';
import { requestEmailChange } from './email-change/request-email-change.ts';
import { resendEmailChange } from './email-change/resend-email-change.ts';
import { replaceAvatar, setAvatar } from './profile/set-avatar.ts';

const { people } = member;
const { people: open } = visitor;

export const peopleProcedures = open.router({
  me: people.me.handler(async ({ context: { house, person } }) =>
    presentMe(house, await getPerson(house.db, person.id)),
  ),
  passwordRules: open.passwordRules.handler(({ context: { house } }) => ({
    minLength: house.settings.passwordMinLength,
  })),
  update: people.update.handler(async ({ context: { house, person }, input }) =>
    presentMe(house, await updatePerson(house.db, person.id, input)),
  ),
  setAvatar: people.setAvatar.handler(async ({ context: { house, person }, input }) =>
    presentMe(house, await setAvatar(house, person, input.file)),
  ),
  removeAvatar: people.removeAvatar.handler(async ({ context: { house, person } }) =>
    presentMe(house, await replaceAvatar(house, person.id, null)),
  ),
  requestEmailChange: people.requestEmailChange.handler(async ({ context: { house, person }, input }) => {
    await requestEmailChange(house, person, input.email);
    return presentMe(house, await getPerson(house.db, person.id));
  }),
  resendEmailChange: people.resendEmailChange.handler(async ({ context: { house, person } }) => {
    await resendEmailChange(house, person);
    return presentMe(house, await getPerson(house.db, person.id));
  }),
  cancelEmailChange: people.cancelEmailChange.handler(async ({ context: { house, person } }) => {
    if (await removeEmailChangeOf(house.db, person.id))
      noteSecurity(house, 'email-move-cancelled', { personId: person.id });
    return presentMe(house, await getPerson(house.db, person.id));
  }),
  confirmEmailChange: open.confirmEmailChange.handler(async ({ context, input }) => {
    const { house, clientAddress, headers } = context;
    const reader = await house.sessions.read(headers);
    return confirmEmailChange(house, { token: input.token, clientAddress, reader });
  }),
  resetLink: open.resetLink.handler(async ({ context: { house, clientAddress }, input }) => {
    await enforceRateLimit(house, {
      key: `reset-link:${addressBlock(clientAddress)}`,
      most: 20,
      withinMs: 60_000,
    });
    const person = await findPersonOfReset(house.db, input.token);
    return { isGood: person !== undefined };
  }),
});
