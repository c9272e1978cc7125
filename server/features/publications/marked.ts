import { mustNotHaveBegun } from '#server/features/operations/unanswered-try.ts';
import type { FoundTree } from '#server/gateways/meta/publishing/tree.ts';
import type { MadeRun } from './progress.ts';

/** What the tries of a run have made on Meta, as far as its lists show it. */
export async function findMarked({ ctx, account, publication }: MadeRun): Promise<FoundTree[]> {
  const { marker, intentAt } = publication;
  if (!intentAt) return [];
  return ctx.meta.findTrees(account, { marker, since: intentAt });
}

/** Removes what a run has made on Meta, and nothing else. What is gone already counts as removed. */
export async function removeTree(run: MadeRun): Promise<void> {
  const { ctx, account, publication } = run;
  if (!publication.intentAt) return;
  const found = await findMarked(run);
  const ids = new Set(
    [...found.map(({ campaignId }) => campaignId), publication.made.campaignId].filter(
      (id) => id !== undefined,
    ),
  );
  // What an unanswered try adds to a campaign goes with it; a campaign it may yet make does not.
  const { marker, lastTryAt: triedAt } = publication;
  if (ids.size === 0) await mustNotHaveBegun(ctx, { account, marker, triedAt });
  for (const id of ids) await ctx.meta.deleteCampaign(account, id);
}
