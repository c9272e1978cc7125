import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { acceptOperation } from '../operations/accept.ts';
import { findRunningUndo } from '../operations/queries.ts';
import { publicationUndoKind } from './publication-undo-kind.ts';
import {
  findLatestPublication,
  getPublication,
  holdPublication,
  type PublicationRow,
  updatePublication,
} from './queries.ts';

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
