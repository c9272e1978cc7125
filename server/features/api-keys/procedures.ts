import { member } from '#server/procedures.ts';

const { apiKeys } = member;

function unbuilt(): never {
  throw new Error('not built yet');
}

export const apiKeyProcedures = apiKeys.router({
  list: apiKeys.list.handler(unbuilt),
  create: apiKeys.create.handler(unbuilt),
  revoke: apiKeys.revoke.handler(unbuilt),
});
