import { member, whileSignedIn } from '#server/procedures.ts';
import type { EngineParts } from './kind.ts';
import { listOperations } from './list-operations.ts';
import { presentOperation } from './present.ts';
import { getOperation } from './queries.ts';
import { undoOperation } from './undo.ts';
import { watchOperations } from './watch-operations.ts';

const { operations } = member;

/** Answers to the contract's questions about operations of any kind. */
export const operationProcedures = (parts: EngineParts) =>
  operations.router({
    list: operations.list.handler(({ context: { house, person }, input }) =>
      listOperations(house, person, { parts, ...input }),
    ),
    get: operations.get.handler(async ({ context: { house, person }, input }) => {
      const row = await getOperation(house.db, person.workspaceId, input.id);
      return presentOperation(house, person, { parts, row });
    }),
    undo: operations.undo.handler(async ({ context: { house, person }, input }) => {
      const row = await undoOperation(house, person, { parts, id: input.id });
      return presentOperation(house, person, { parts, row });
    }),
    watch: operations.watch.handler(({ context, signal }) =>
      whileSignedIn(context, signal, (until) =>
        watchOperations(context.house, context.person, { parts, until }),
      ),
    ),
  });
