import { adoptTree } from '#server/gateways/meta/publishing/adopt-tree.ts';
import type { MadeTree, PlannedAd, TreePlan } from '#server/gateways/meta/publishing/tree.ts';
import {
  labelOf,
  maySettleYet,
  mustNotHaveBegun,
  unansweredTry,
} from '#server/features/operations/unanswered-try.ts';
import type { PublicationStep } from '#contract/publishing/publications.ts';
import { findMarked } from './marked.ts';
import { type Progress, savePublication } from './progress.ts';
import { isComplete } from './rules.ts';

type Plan = Omit<TreePlan, 'marker'> & { ads: PlannedAd[] };

/** Makes what is missing of the tree, after looking for whatever a lost answer may have left. */
export async function makeWholeTree(progress: Progress, plan: Plan): Promise<MadeTree> {
  const { ctx, account } = progress;
  if (isComplete(progress.publication.made)) return progress.publication.made;

  if (progress.publication.intentAt) await adoptWhatIsThere(progress);
  if (isComplete(progress.publication.made)) return progress.publication.made;
  await mustBeSettled(progress);

  const triedAt = new Date(ctx.now());
  await savePublication(progress, {
    step: stepReached(progress.publication.made),
    intentAt: progress.publication.intentAt ?? triedAt,
    lastTryAt: triedAt,
  });
  const { refusal, unknown, ...made } = await ctx.meta.makeTree(account, {
    ...plan,
    marker: labelOf({ marker: progress.publication.marker, triedAt }),
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

/** Nothing is made until what an unanswered try may have made, or added to what is there, would show. */
async function mustBeSettled({ ctx, account, publication }: Progress): Promise<void> {
  const { marker, made, lastTryAt: triedAt } = publication;
  if (!made.campaignId) await mustNotHaveBegun(ctx, { account, marker, triedAt });
  else if (maySettleYet(ctx, triedAt)) throw unansweredTry();
}

/** Takes over what carries this run's marker on Meta, and deletes what is there twice. */
async function adoptWhatIsThere(progress: Progress): Promise<void> {
  const { ctx, account, publication } = progress;
  const { made, spareIds } = adoptTree(publication.plan.ads, await findMarked(progress));
  await ctx.meta.deleteSpares(account, spareIds);
  if (made.campaignId) await savePublication(progress, { made, step: stepReached(made) });
}

/** What is being done once this much is made. */
function stepReached(made: MadeTree): PublicationStep {
  if (isComplete(made)) return 'check';
  if (!made.campaignId) return 'campaign';
  return made.adSetId ? 'ads' : 'ad-set';
}
