import {
  type DetailsOf,
  type Ending,
  everything,
  type OperationKind,
  type RunContext,
} from '#server/features/operations/kind.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { notUndone, undone } from './endings.ts';
import { presentPublication } from './present.ts';
import { notUndoneProblem } from './problems.ts';
import { findPublication, getPublication } from './queries.ts';
import { removeTree } from './remove-tree.ts';

/** Removes exactly what a publication made. What is gone counts as removed. */
export const publicationUndoKind: OperationKind<'publication-undo'> = {
  isPatient: true,
  parts: () => [everything],
  run: undo,
  waitsOut: async (_, _operation, error) =>
    !(error instanceof GatewayError) || error.failureKind === 'unauthorized',
  async fail(ctx, { workspaceId, details }) {
    const { publicationId } = details as DetailsOf<'publication-undo'>;
    const publication = await getPublication(ctx.db, workspaceId as WorkspaceId, publicationId);
    return notUndone({ ctx, publication }, notUndoneProblem());
  },
  unchanged: () => 'publication-undo',
  keepsSpending: () => true,
  async tell(ctx, { workspaceId, language }, { details }) {
    const { publicationId } = details as DetailsOf<'publication-undo'>;
    const row = await findPublication(ctx.db, workspaceId, publicationId);
    return row ? { publication: presentPublication(row, undefined, language) } : {};
  },
};

async function undo({ ctx, workspaceId, account, details }: RunContext<'publication-undo'>): Promise<Ending> {
  const publication = await getPublication(ctx.db, workspaceId, details.publicationId);
  const run = { ctx, account, publication };
  try {
    await removeTree(run);
  } catch (error) {
    const isFinal =
      error instanceof GatewayError && error.failureKind !== 'unauthorized' && !error.isTransient;
    if (!isFinal) throw error;
    return notUndone(run, notUndoneProblem(error));
  }
  return undone(run);
}
