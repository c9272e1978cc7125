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

  async run(house, { workspaceId, id }) {
    const publication = await getPublication(house.db, workspaceId, id);
    if (publication.status !== 'undoing') return;
    const account = await findAccount(house, publication);
    if (!account) throw new Error('An undo waits for its Facebook account to be linked again.');
    const progress: Progress = { house, publication, account };
    try {
      await removeTree(progress);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await noteIfUnusable(house, workspaceId, { token: account.token, answer: error });
      if (error.failureKind === 'unauthorized' || error.isTransient) throw error;
      return keepPublished(progress, error);
    }
    await finishUndo(progress);
  },

  async giveUp(house, { workspaceId, id }) {
    await keepPublished({ house, publication: await getPublication(house.db, workspaceId, id) });
  },
});

/** It is still on Facebook, and its owner is told so. */
function keepPublished(
  progress: Pick<Progress, 'house' | 'publication'>,
  error?: GatewayError,
): Promise<void> {
  return savePublication(progress, {
    status: 'published',
    problem: notUndoneProblem(error),
    finishedAt: new Date(progress.house.now()),
  });
}
