import { member, whileSignedIn } from '#server/procedures.ts';
import type { EngineParts } from './kind.ts';
import { listOperations } from './present.ts';
import { presentOperation } from './present.ts';
import { getOperation } from './queries.ts';
import { undoOperation } from './undo.ts';
import { watchOperations } from './present.ts';

const { operations } = member;

/** Answers to the contract's questions about operations of any kind. */
export const operationProcedures = (parts: EngineParts) =>
  operations.router({
    list: operations.list.handler(({ context: { ctx, person }, input }) =>
      listOperations(ctx, person, { parts, ...input }),
    ),
    get: operations.get.handler(async ({ context: { ctx, person }, input }) => {
      const row = await getOperation(ctx.db, person.workspaceId, input.id);
      return presentOperation(ctx, person, { parts, row });
    }),
    undo: operations.undo.handler(async ({ context: { ctx, person }, input }) => {
      const row = await undoOperation(ctx, person, { parts, id: input.id });
      return presentOperation(ctx, person, { parts, row });
    }),
    watch: operations.watch.handler(({ context, signal }) =>
      whileSignedIn(context, signal, (until) =>
        watchOperations(context.ctx, context.person, { parts, until }),
      ),
    ),
  });
