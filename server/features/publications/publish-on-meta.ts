import type { Waiting } from '#contract/publishing/publications.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { LaunchOrder } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { noteIfUnusable } from '../connections/access.ts';
import { findAccount } from './find-account.ts';
import { makeWholeTree } from './make-whole-tree.ts';
import { waitingAfter } from './waiting-after.ts';
import { finishPublication, type Progress, refusePublication, savePublication } from './progress.ts';
import {
  gaveUpProblem,
  deletedMeanwhileProblem,
  mismatchProblem,
  problemOf,
  unlinkedProblem,
} from './problems.ts';
import { forgetUploadedPictures, getPublication, type PublicationRow } from './queries.ts';
import { removeTree } from './remove-tree.ts';
import { differences } from './rules.ts';
import type { StoredProblem } from './tables.ts';
import { uploadMedia, withMedia } from './media/upload-media.ts';

/** Meta does not have a picture any more that we brought there: the next run brings it anew. */
const unknownPicture = 2446386;

/** Keeps the promise. It may be cut off anywhere and run again: it looks first for what it has made already. */
export const publishOnMeta = defineJob({
  name: 'publish-on-meta',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(ctx, { workspaceId, id }) {
    const publication = await getPublication(ctx.db, workspaceId, id);
    if (publication.finishedAt || publication.status === 'undoing') return;
    const account = await findAccount(ctx, publication);
    if (!account) return waitForLink(ctx, publication);
    const progress: Progress = { ctx, publication, account };
    try {
      if (publication.problem) return await endWith(progress, publication.problem);
      await publish(progress);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await noteIfUnusable(ctx, workspaceId, { token: account.token, answer: error });
      if (error.subcode === unknownPicture)
        await forgetUploadedPictures(ctx.db, account.id, publication.plan.ads);
      if (isFinal(error, progress.publication))
        return endWith(
          progress,
          problemOf(error, { mayHaveRun: mayHaveRun(progress.publication), ads: publication.plan.ads }),
        );
      await savePublication(progress, { status: 'waiting', waiting: waitingAfter(error, ctx.now()) });
      throw error;
    }
  },

  async giveUp(ctx, { workspaceId, id }) {
    const publication = await getPublication(ctx.db, workspaceId, id);
    const account = await findAccount(ctx, publication);
    const removing = account
      ? removeTree({ ctx, publication, account })
      : Promise.reject(new Error('unlinked'));
    const isRemoved = await removing.then(
      () => true,
      () => false,
    );
    const gaveUp = gaveUpProblem({ isRemoved, mayHaveRun: mayHaveRun(publication) });
    await refusePublication({ ctx, publication }, (isRemoved && publication.problem) || gaveUp);
  },
});

/** Without a link a run that has made nothing ends; one that has waits, because it could neither go on nor clean up. */
async function waitForLink(ctx: AppContext, publication: PublicationRow): Promise<void> {
  if (!publication.intentAt) return refusePublication({ ctx, publication }, unlinkedProblem());
  const waiting: Waiting = { for: 'link', until: null };
  await savePublication({ ctx, publication }, { status: 'waiting', waiting });
  throw new Error('A run waits for its Facebook account to be linked again.');
}

/** From the first try to launch on, Meta may have shown the ads, whatever it answered. */
function mayHaveRun({ step }: PublicationRow): boolean {
  return step === 'launch';
}

/** Ends the run with nothing left on Facebook. The reason is kept first, so that an interrupted clean-up goes on. */
async function endWith(progress: Progress, problem: StoredProblem): Promise<void> {
  await savePublication(progress, { problem });
  try {
    await removeTree(progress);
  } catch (error) {
    const waiting = error instanceof GatewayError ? waitingAfter(error, progress.ctx.now()) : null;
    await savePublication(progress, { status: 'waiting', waiting });
    throw error;
  }
  await refusePublication(progress, problem);
}

async function publish(progress: Progress): Promise<void> {
  const { ctx, account } = progress;
  const { status, waiting } = progress.publication;
  if (status !== 'running' || waiting) await savePublication(progress, { status: 'running', waiting: null });
  // Once it launches the tree is whole and checked, and what it shows need not be there any more.
  const problem = progress.publication.step === 'launch' ? null : await makeAsApproved(progress);
  if (problem) return endWith(progress, problem);

  const tree = treeIn(progress.publication);
  if (progress.publication.launchImmediately) {
    await savePublication(progress, { step: 'launch' });
    await ctx.meta.launchTree(account, tree);
  }
  await finishPublication(progress, tree);
}

/** Makes all of it, and answers what is wrong with it at Meta, if anything is. */
async function makeAsApproved(progress: Progress): Promise<StoredProblem | null> {
  const { ctx, account } = progress;
  const { plan, workspaceId } = progress.publication;
  const uploaded = await uploadMedia(ctx, {
    account,
    workspaceId: workspaceId,
    media: plan.ads,
    onMissing: () => savePublication(progress, { step: 'pictures' }),
  });
  const ads = withMedia(plan.ads, uploaded);
  await makeWholeTree(progress, { ...plan, ads });

  if (progress.publication.step !== 'check') await savePublication(progress, { step: 'check' });
  const held = await ctx.meta.readTree(account, treeIn(progress.publication));
  if (!held) return deletedMeanwhileProblem();
  const found = differences({ ...plan, ads }, held);
  return found.length > 0 ? mismatchProblem(found) : null;
}

/** Of a run that has made all of it. */
function treeIn({ made }: PublicationRow): LaunchOrder {
  return { campaignId: made.campaignId!, adSetId: made.adSetId!, adIds: made.adIds.map((adId) => adId!) };
}

/**
 * A deliberate no ends the run; everything else may pass by waiting. A token that died half-way waits for the person
 * to reconnect, because without it what was made could not be removed.
 */
function isFinal(error: GatewayError, { intentAt }: PublicationRow): boolean {
  return error.failureKind === 'unauthorized' ? intentAt === null : !error.isTransient;
}
