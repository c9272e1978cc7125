import { findMarked } from './find-marked.ts';
import type { MadeRun } from './progress.ts';
import { mustNotHaveBegun } from '#server/features/operations/unanswered-try.ts';

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
