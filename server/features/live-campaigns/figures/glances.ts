import type { LiveGlances } from '#contract/live/live-glances.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { eachDay } from './days.ts';
import { listDaysOfSome, listPictured } from './glances-queries.ts';
import { daysOf } from './period-days.ts';
import { getScope } from './scope.ts';

/** What the rows in sight show besides figures. Campaigns of others are passed over. */
export async function getGlances(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  facebookCampaignIds: string[],
): Promise<LiveGlances> {
  const { today, daysReadSince } = await getScope(ctx, workspaceId);
  const { since, until } = daysOf('14d', today);
  const known = { since: daysReadSince && daysReadSince > since ? daysReadSince : since, until };
  const days = daysReadSince === null || known.since > until ? null : known;
  const pictured = await listPictured(ctx.db, workspaceId, facebookCampaignIds);
  const rows = days
    ? await listDaysOfSome(ctx.db, workspaceId, { ids: pictured.map(({ id }) => id), ...days })
    : [];
  const resultsOn = new Map(rows.map(({ id, day, results }) => [`${id} ${day}`, results]));
  return {
    days,
    glances: pictured.map(({ id, facebookAdId }) => ({
      facebookCampaignId: id,
      thumbnailUrl: facebookAdId && `/facebook/ads/${facebookAdId}/thumbnail`,
      results: days ? eachDay(days).map((day) => resultsOn.get(`${id} ${day}`) ?? 0) : [],
    })),
  };
}
