import type { PublicationProblem } from '#contract/publications.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { adoptTree } from '#server/gateways/meta/adopt-tree.ts';
import type { Account, MadeTree, PlannedAd, TreePlan } from '#server/gateways/meta/tree.ts';
import type { House } from '#server/house.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { z } from 'zod';
import { getAdAccountAccess, markConnectionBroken } from '../connections/queries.ts';
import { finishPublication, type Progress, refusePublication, savePublication } from './progress.ts';
import { gaveUpProblem, mismatchProblem, problemOf, unlinkedProblem } from './problems.ts';
import { getPublication, type PublicationRow } from './queries.ts';
import { differences, isComplete } from './rules.ts';
import { uploadPictures } from './upload-pictures.ts';

/** An object whose answer was lost may show in Meta's lists only after this long (reference, section 13). */
const settlesWithinMs = 60_000;
/** Meta's clock and ours may differ by this much. */
const clockSkewMs = 120_000;

/** Keeps the promise. It may be cut off anywhere and run again: it looks first for what it has made already. */
export const publishOnMeta = defineJob({
  name: 'publish-on-meta',
  payload: z.object({
    workspaceId: z.custom<WorkspaceId>((value) => typeof value === 'string'),
    id: z.uuid(),
  }),

  async run(house, { workspaceId, id }) {
    const publication = await getPublication(house.db, workspaceId, id);
    if (publication.finishedAt) return;
    const account = await findAccount(house, publication);
    if (!account) return waitForLink(house, publication);
    const progress: Progress = { house, publication, account };
    try {
      if (publication.problem) return await endWith(progress, publication.problem);
      await publish(progress);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.trouble === 'unauthorized')
        await markConnectionBroken(house, workspaceId, { token: account.token, answer: error });
      if (isFinal(error, progress.publication))
        return endWith(progress, problemOf(error, { mayHaveRun: mayHaveRun(progress.publication) }));
      await savePublication(progress, { status: 'waiting' });
      throw error;
    }
  },

  async giveUp(house, { workspaceId, id }) {
    const publication = await getPublication(house.db, workspaceId, id);
    const account = await findAccount(house, publication);
    const removing = account
      ? removeTree({ house, publication, account })
      : Promise.reject(new Error('unlinked'));
    const isRemoved = await removing.then(
      () => true,
      () => false,
    );
    const gaveUp = gaveUpProblem({ isRemoved, mayHaveRun: mayHaveRun(publication) });
    await refusePublication({ house, publication }, (isRemoved && publication.problem) || gaveUp);
  },
});

/** Undefined while the person's link to Facebook is missing or broken. */
async function findAccount(
  house: House,
  { workspaceId, adAccountId }: PublicationRow,
): Promise<Account | undefined> {
  try {
    const { account } = await getAdAccountAccess(house, workspaceId as WorkspaceId, adAccountId);
    return account;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Without a link a run that has made nothing ends; one that has waits, because it could neither go on nor clean up. */
async function waitForLink(house: House, publication: PublicationRow): Promise<void> {
  if (!publication.intentAt) return refusePublication({ house, publication }, unlinkedProblem());
  await savePublication({ house, publication }, { status: 'waiting' });
  throw new Error('A run waits for its Facebook account to be linked again.');
}

/** From the first try to launch on, Meta may have shown the ads, whatever it answered. */
function mayHaveRun({ step }: PublicationRow): boolean {
  return step === 'launch';
}

/** Ends the run with nothing left on Facebook. The reason is kept first, so that an interrupted clean-up goes on. */
async function endWith(progress: Progress, problem: PublicationProblem): Promise<void> {
  await savePublication(progress, { problem });
  await removeTree(progress);
  await refusePublication(progress, problem);
}

async function publish(progress: Progress): Promise<void> {
  const { house, account } = progress;
  await savePublication(progress, { status: 'running' });
  const { plan, marker, launchImmediately } = progress.publication;
  const ads = await uploadPictures(progress);
  const made = await makeWholeTree(progress, { ...plan, marker, ads });
  const tree = {
    campaignId: made.campaignId!,
    adSetId: made.adSetId!,
    adIds: made.adIds.map((adId) => adId!),
  };

  if (progress.publication.step !== 'launch') {
    await savePublication(progress, { step: 'check' });
    const found = differences({ ...plan, ads }, await house.meta.readTree(account, tree));
    if (found.length > 0) return endWith(progress, mismatchProblem(found));
  }
  if (launchImmediately) {
    await savePublication(progress, { step: 'launch' });
    await house.meta.launchTree(account, tree);
  }
  await finishPublication(progress, tree);
}

/** Makes what is missing of the tree, after looking for whatever a lost answer may have left. */
async function makeWholeTree(progress: Progress, plan: TreePlan & { ads: PlannedAd[] }): Promise<MadeTree> {
  const { house, account } = progress;
  if (isComplete(progress.publication.made)) return progress.publication.made;

  if (progress.publication.intentAt) await adoptWhatIsThere(progress);
  if (isComplete(progress.publication.made)) return progress.publication.made;
  mustHaveSettled(progress);

  const moment = new Date(house.now());
  await savePublication(progress, {
    step: 'campaign',
    intentAt: progress.publication.intentAt ?? moment,
    lastTryAt: moment,
  });
  const { refusal, unknown, ...made } = await house.meta.makeTree(account, {
    ...plan,
    made: progress.publication.made,
  });
  // Without an unknown part every answer is in, so nothing is left to settle and a repeat may follow at once.
  await savePublication(progress, { made, step: stepReached(made), ...(!unknown && { lastTryAt: null }) });
  if (refusal) throw refusal;
  if (unknown || !isComplete(made)) {
    await adoptWhatIsThere(progress);
    if (!isComplete(progress.publication.made)) throw unansweredTry();
  }
  return progress.publication.made;
}

/** Takes over what carries this run's marker on Meta, and deletes what is there twice. */
async function adoptWhatIsThere(progress: Progress): Promise<void> {
  const { house, account, publication } = progress;
  const since = new Date(publication.intentAt!.getTime() - clockSkewMs);
  const trees = await house.meta.findTrees(account, { marker: publication.marker, since });
  const { made, spareIds } = adoptTree(publication.plan.ads, trees);
  await house.meta.deleteSpares(account, spareIds);
  if (made.campaignId) await savePublication(progress, { made, step: stepReached(made) });
}

/** Nothing is made again until what an unanswered try may have made would show. */
function mustHaveSettled({ house, publication: { lastTryAt } }: Progress): void {
  if (lastTryAt && house.now() - lastTryAt.getTime() < settlesWithinMs) throw unansweredTry();
}

async function removeTree(progress: Progress): Promise<void> {
  const { house, account, publication } = progress;
  if (!publication.intentAt) return;
  const since = new Date(publication.intentAt.getTime() - clockSkewMs);
  const trees = await house.meta.findTrees(account, { marker: publication.marker, since });
  const ids = new Set(
    [...trees.map(({ campaignId }) => campaignId), publication.made.campaignId].filter(
      (id) => id !== undefined,
    ),
  );
  for (const id of ids) await house.meta.deleteCampaign(account, id);
  mustHaveSettled(progress);
}

function stepReached({ campaignId, adSetId }: MadeTree): PublicationRow['step'] {
  if (!campaignId) return 'campaign';
  return adSetId ? 'ads' : 'ad-set';
}

const passing = new Set(['rate-limited', 'unavailable', 'unknown-outcome', 'unexpected-reply']);

/**
 * A deliberate no ends the run; everything else may pass by waiting. A token that died half-way waits for the person
 * to reconnect, because without it what was made could not be removed.
 */
function isFinal({ trouble }: GatewayError, { intentAt }: PublicationRow): boolean {
  return trouble === 'unauthorized' ? intentAt === null : !passing.has(trouble);
}

function unansweredTry(): GatewayError {
  return new GatewayError({
    service: 'Meta',
    trouble: 'unknown-outcome',
    reason: 'Meta did not say what it made',
  });
}
