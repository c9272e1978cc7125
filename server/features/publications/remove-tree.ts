import { findMarked } from './find-marked.ts';
import type { Progress } from './progress.ts';
import { mustNotHaveBegun } from './settle.ts';

/** Removes what a run has made on Meta, and nothing else. What is gone already counts as removed. */
export async function removeTree(progress: Progress): Promise<void> {
  const { ctx, account, publication } = progress;
  if (!publication.intentAt) return;
  const found = await findMarked(progress);
  const ids = new Set(
    [...found.map(({ campaignId }) => campaignId), publication.made.campaignId].filter(
      (id) => id !== undefined,
    ),
  );
  // What an unanswered try adds to a campaign goes with it; a campaign it may yet make does not.
  if (ids.size === 0) await mustNotHaveBegun(progress);
  for (const id of ids) await ctx.meta.deleteCampaign(account, id);
}
