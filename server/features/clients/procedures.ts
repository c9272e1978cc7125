import { member } from '#server/procedures.ts';
import { listClients } from './list-clients.ts';

const { clients } = member;

export const clientProcedures = clients.router({
  list: clients.list.handler(({ context: { ctx, person } }) => listClients(ctx, person)),
});
