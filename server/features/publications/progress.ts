import { PublicationStep } from '#contract/publishing/publications.ts';
import type { RunContext } from '#server/features/operations/kind.ts';
import { type OperationRow, updateRunningOperation } from '#server/features/operations/queries.ts';
import { operationsTopic } from '#server/features/operations/kind.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import { getPublication, type PublicationRow, updatePublication } from './queries.ts';

/** What a run has made, and in whose account. */
export interface MadeRun {
  ctx: AppContext;
  account: Account;
  publication: PublicationRow;
}

/** A run in the hands of the worker; `publication` and `step` are always as last saved. */
export interface Progress extends MadeRun {
  workspaceId: RunContext<'publication'>['workspaceId'];
  step: PublicationStep;
}

/** Takes a run up where it stands. */
export async function openProgress({
  ctx,
  account,
  workspaceId,
  operation,
}: RunContext<'publication'>): Promise<Progress> {
  const publication = await getPublication(ctx.db, workspaceId, operation.id);
  return { ctx, account, workspaceId, publication, step: stepOf(operation) };
}

/** The step a run has reached. */
export function stepOf({ progress }: Pick<OperationRow, 'progress'>): PublicationStep {
  return PublicationStep.catch('pictures').parse(progress?.['step']);
}

/** Writes down where the run stands, and tells whoever looks. */
export async function savePublication(
  progress: Progress,
  { step = progress.step, ...changes }: Partial<PublicationRow> & { step?: PublicationStep },
): Promise<void> {
  const { ctx, workspaceId, publication } = progress;
  progress.publication = await ctx.db.transaction(async (tx) => {
    await updateRunningOperation(tx, workspaceId, { id: publication.id, progress: { step } });
    await ctx.signals.notify(tx, operationsTopic(workspaceId));
    return Object.keys(changes).length > 0 ? updatePublication(tx, publication, changes) : publication;
  });
  progress.step = step;
}
