import type { Period } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';
import { listPersonNames } from '#server/features/people/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { dayAt, daysAfter } from '#contract/days.ts';
import { listDone } from './marks-queries.ts';
import { daysOf } from './period-days.ts';
import { getLiveCampaign } from '../queries.ts';
import { getScope } from './scope.ts';

/** What was done to one campaign, or to all of the ad account, in the days a chart shows. */
export async function getMarks(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { period, facebookCampaignId }: { period: Period; facebookCampaignId?: string | undefined },
): Promise<LiveMark[]> {
  const campaign = facebookCampaignId
    ? await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId)
    : undefined;
  const scope = await getScope(ctx, workspaceId, campaign?.adAccountId);
  const { adAccountId, today, timezone, metaAheadMs } = scope;
  if (!adAccountId) return [];
  const { since } = daysOf(period, today);
  const rows = await listDone(ctx.db, workspaceId, {
    ...(facebookCampaignId ? { facebookCampaignId } : { adAccountId }),
    // Somewhere on earth the first of these days began a day before it does at Greenwich.
    since: new Date(Date.parse(daysAfter(since, -1)) - metaAheadMs),
  });
  const names = await listPersonNames(
    ctx.db,
    rows.map(({ personId }) => personId),
  );
  return rows
    .map(({ finishedAt, personId, keyName, metaAheadSeconds, ...mark }) => ({
      ...mark,
      // A practice clock is moved on between two syncs: a day is that of the clock as it was then.
      day: dayAt(finishedAt.getTime() + metaAheadSeconds * 1000, timezone),
      by: keyName ?? names.get(personId) ?? '',
    }))
    .filter(({ day }) => day >= since && day <= today);
}
