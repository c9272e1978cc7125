import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { noteIfUnusable } from '../connections/access.ts';
import { findAccount } from './find-account.ts';
import { finishUndo, type Progress, savePublication } from './progress.ts';
import { notUndoneProblem } from './problems.ts';
import { getPublication } from './queries.ts';
import { removeTree } from './remove-tree.ts';

/** Removes exactly what a run made. It may be cut off anywhere and run again: what is gone counts as removed. */
export const undoOnMeta = defineJob({
  name: 'undo-on-meta',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(ctx, { workspaceId, id }) {
    const publication = await getPublication(ctx.db, workspaceId, id);
    if (publication.status !== 'undoing') return;
    const account = await findAccount(ctx, publication);
    if (!account) throw new Error('An undo waits for its Facebook account to be linked again.');
    const progress: Progress = { ctx, publication, account };
    try {
      await removeTree(progress);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
      if (error.failureKind === 'unauthorized' || error.isTransient) throw error;
      return keepPublished(progress, error);
    }
    await finishUndo(progress);
  },

  async giveUp(ctx, { workspaceId, id }) {
    await keepPublished({ ctx, publication: await getPublication(ctx.db, workspaceId, id) });
  },
});

/** It is still on Facebook, and its owner is told so. */
function keepPublished(progress: Pick<Progress, 'ctx' | 'publication'>, error?: GatewayError): Promise<void> {
  return savePublication(progress, {
    status: 'published',
    problem: notUndoneProblem(error),
    finishedAt: new Date(progress.ctx.now()),
  });
}
