import type { AppContext } from '#server/app-context.ts';
import {
  type DetailsOf,
  type Ending,
  type OperationKind,
  type RunContext,
  everything,
} from '#server/features/operations/kind.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acceptOperation } from '../operations/accept.ts';
import { findRunningUndo } from '../operations/queries.ts';
import { notUndone, undone } from './endings.ts';
import { presentPublication } from './present.ts';
import { notUndoneProblem } from './problems.ts';
import {
  type PublicationRow,
  findLatestPublication,
  findPublication,
  getPublication,
  holdPublication,
  updatePublication,
} from './queries.ts';
import { removeTree } from './marked.ts';

/** Promises to remove what a publication made. Asking again while that is under way changes nothing. */
export async function undoPublication(ctx: AppContext, person: Person, id: string): Promise<PublicationRow> {
  const { workspaceId } = person;
  await acceptOperation(ctx, person, {
    kind: publicationUndoKind,
    join: (tx) => findRunningUndo(tx, workspaceId, id),
    permit: (tx) => permit(tx, workspaceId, id),
    decide: (_, { publication }) => ({
      kind: 'publication-undo',
      publicationId: id,
      name: publication.plan.name,
    }),
    undoes: id,
    async keep(tx, _operation, { publication }) {
      await updatePublication(tx, publication, { status: 'undoing', problem: null, finishedAt: null });
    },
  });
  return getPublication(ctx.db, workspaceId, id);
}

async function permit(tx: Database, workspaceId: WorkspaceId, id: string) {
  const publication = await holdPublication(tx, workspaceId, id);
  const { status, campaignId, made, adAccountId } = publication;
  const latest = await findLatestPublication(tx, workspaceId, campaignId);
  if (status !== 'published' || latest?.id !== id) throw new Refusal('PUBLICATION_NOT_UNDOABLE');
  const facebookCampaignId = made.campaignId!;
  return { publication, subject: facebookCampaignId, facebookCampaignId, adAccountId };
}

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
