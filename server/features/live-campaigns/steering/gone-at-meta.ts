import type { Ending, KindName, RunContext } from '#server/features/operations/kind.ts';
import { goneProblem } from '#server/features/operations/problems.ts';
import { updateLiveAdSet, updateLiveCampaign } from '../live-row-queries.ts';

type Run = Pick<RunContext<KindName>, 'ctx' | 'workspaceId' | 'operation'>;

/** How a change of a campaign ends that is not there any more. */
export function campaignGone({ ctx, workspaceId, operation }: Run): Ending {
  const goneAt = new Date(ctx.now());
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    problem: goneProblem(),
    keep: (tx) => updateLiveCampaign(tx, workspaceId, { facebookCampaignId, goneAt }),
  };
}

/** The same of an ad set. */
export function adSetGone({ ctx, workspaceId }: Run, facebookAdSetId: string): Ending {
  const goneAt = new Date(ctx.now());
  return {
    problem: goneProblem(),
    keep: (tx) => updateLiveAdSet(tx, workspaceId, { facebookAdSetId, goneAt }),
  };
}
