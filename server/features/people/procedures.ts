import { member, visitor } from '#server/procedures.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { presentMe } from './present-me.ts';
import { getPerson, updatePerson } from './queries.ts';
import { requestEmailChange } from './request-email-change.ts';
import { replaceAvatar, setAvatar } from './set-avatar.ts';

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
  confirmEmailChange: open.confirmEmailChange.handler(({ context: { house, clientAddress }, input }) =>
    confirmEmailChange(house, { token: input.token, clientAddress }),
  ),
});
