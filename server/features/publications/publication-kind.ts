import {
  type Ending,
  everything,
  type OperationKind,
  type RunContext,
} from '#server/features/operations/kind.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { StoredOperationProblem } from '#server/features/operations/tables.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { LaunchOrder } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { noteIfUnusable } from '../connections/access.ts';
import { published, refused } from './endings.ts';
import { findAccount } from './find-account.ts';
import { makeWholeTree } from './make-whole-tree.ts';
import { uploadMedia, withMedia } from './media/upload-media.ts';
import { presentPublication } from './present.ts';
import {
  deletedMeanwhileProblem,
  gaveUpProblem,
  mediaGoneProblem,
  mismatchProblem,
  problemOf,
  unlinkedProblem,
} from './problems.ts';
import { openProgress, type Progress, savePublication, stepOf } from './progress.ts';
import { findPublication, forgetUploadedPictures, getPublication, type PublicationRow } from './queries.ts';
import { removeTree } from './marked.ts';
import { differences } from './rules.ts';
import type { StoredProblem } from './tables.ts';

/** Meta does not have a picture any more that we brought there: the next run brings it anew. */
const unknownPicture = 2446386;

/** Publishes a campaign: all of it paused, read back, and then launched where that was asked for. A no leaves nothing. */
export const publicationKind: OperationKind<'publication'> = {
  isPatient: true,
  spends: (_tx, _workspaceId, { details: { launchImmediately, budget, endsOn = null } }) =>
    budget ? { turnsOn: launchImmediately, addsDailyMinor: budget.dailyBudgetMinor, endsOn } : null,
  isAskedFirst: true,
  parts: () => [everything],
  run: publish,
  waitsOut,
  fail,
  unchanged: () => 'publication',
  keepsSpending: () => false,
  async tell(ctx, { workspaceId, language }, operation) {
    const row = await findPublication(ctx.db, workspaceId, operation.id);
    return row ? { publication: presentPublication(row, operation, language) } : {};
  },
};

async function publish(context: RunContext<'publication'>): Promise<Ending> {
  const progress = await openProgress(context);
  const { ctx, account, publication } = progress;
  if (publication.problem) return endWith(progress, publication.problem);
  try {
    // Once it launches the tree is whole and checked, and what it shows need not be there any more.
    const problem = progress.step === 'launch' ? null : await makeAsApproved(progress);
    if (problem) return await endWith(progress, problem);
    return await launch(progress);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'MEDIA_NOT_FOUND')
      return endWith(progress, mediaGoneProblem());
    if (!(error instanceof GatewayError)) throw error;
    if (error.subcode === unknownPicture)
      await forgetUploadedPictures(ctx.db, account.id, publication.plan.ads);
    if (progress.publication.problem || !isFinal(error, progress.publication)) throw error;
    await noteIfUnusable(ctx, context.workspaceId, { token: account.token, answer: error });
    const mayHaveRun = progress.step === 'launch';
    return endWith(progress, problemOf(error, { mayHaveRun, ...publication.plan }));
  }
}

/** Makes all of it, and answers what is wrong with it at Meta, if anything is. */
async function makeAsApproved(progress: Progress): Promise<StoredProblem | null> {
  const { ctx, account } = progress;
  const { plan, workspaceId } = progress.publication;
  const uploaded = await uploadMedia(ctx, {
    account,
    workspaceId,
    media: plan.ads,
    onMissing: () => savePublication(progress, { step: 'pictures' }),
  });
  const ads = withMedia(plan.ads, uploaded);
  await makeWholeTree(progress, { ...plan, ads });

  if (progress.step !== 'check') await savePublication(progress, { step: 'check' });
  const held = await ctx.meta.readTree(account, treeIn(progress.publication));
  if (!held) return deletedMeanwhileProblem();
  const found = differences({ ...plan, ads }, held);
  return found.length > 0 ? mismatchProblem(found) : null;
}

async function launch(progress: Progress): Promise<Ending> {
  const tree = treeIn(progress.publication);
  if (progress.publication.launchImmediately) {
    await savePublication(progress, { step: 'launch' });
    await progress.ctx.meta.launchTree(progress.account, tree);
  }
  return published(progress, tree);
}

/** Of a run that has made all of it. */
function treeIn({ made }: PublicationRow): LaunchOrder {
  return { campaignId: made.campaignId!, adSetId: made.adSetId!, adIds: made.adIds.map((adId) => adId!) };
}

/** Ends the run with nothing left on Facebook. The reason is kept first, so that an interrupted clean-up goes on. */
async function endWith(progress: Progress, problem: StoredProblem): Promise<Ending> {
  await savePublication(progress, { problem });
  await removeTree(progress);
  return refused(progress, problem);
}

/**
 * A deliberate no ends the run; everything else may pass by waiting. A token that died half-way waits for the person
 * to reconnect, because without it what was made could not be removed.
 */
function isFinal(error: GatewayError, { intentAt }: PublicationRow): boolean {
  return error.failureKind === 'unauthorized' ? intentAt === null : !error.isTransient;
}

/** Once it may have made something, a run waits for a dead link; and it cleans up for as long as it takes. */
async function waitsOut(
  ctx: AppContext,
  { id, workspaceId }: OperationRow,
  error: GatewayError | Refusal,
): Promise<boolean> {
  const { intentAt, problem } = await getPublication(ctx.db, workspaceId as WorkspaceId, id);
  if (problem) return true;
  const isLinkDead = !(error instanceof GatewayError) || error.failureKind === 'unauthorized';
  return isLinkDead && intentAt !== null;
}

/** Without a link from the start, or after a day of trying: what can be removed is. */
async function fail(
  ctx: AppContext,
  operation: OperationRow,
  { code }: StoredOperationProblem,
): Promise<Ending> {
  const publication = await getPublication(ctx.db, operation.workspaceId as WorkspaceId, operation.id);
  const run = { ctx, publication };
  if (code === 'unlinked') return refused(run, unlinkedProblem());
  const account = await findAccount(ctx, publication);
  const removing = account ? removeTree({ ...run, account }) : Promise.reject(new Error('unlinked'));
  const isRemoved = await removing.then(
    () => true,
    () => false,
  );
  const gaveUp = gaveUpProblem({ isRemoved, mayHaveRun: stepOf(operation) === 'launch' });
  return refused(run, (isRemoved && publication.problem) || gaveUp);
}
