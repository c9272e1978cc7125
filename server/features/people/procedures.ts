import { member } from '#server/procedures.ts';

const { people } = member;

export const peopleProcedures = people.router({
  me: people.me.handler(({ context: { person } }) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    memberSince: person.memberSince.toISOString(),
  })),
});
