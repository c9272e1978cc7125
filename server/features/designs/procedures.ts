import { member } from '#server/procedures.ts';
import { listDesigns } from './list-designs.ts';

const { designs } = member;

export const designProcedures = designs.router({
  list: designs.list.handler(({ context: { ctx, person }, input }) =>
    listDesigns(ctx, person.workspaceId, input),
  ),
});
