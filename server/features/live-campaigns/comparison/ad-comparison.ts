import type { AdComparison } from '#contract/live/ad-comparison.ts';
import { daysAfter } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listAdsWithDays } from '../figures/ad-days-queries.ts';
import { getScope } from '../figures/scope.ts';
import { getLiveCampaign, listLiveAds } from '../queries.ts';
import { keptAdDays } from '../rules.ts';
import { compareAds } from './compare-ads.ts';

/** Which ad of a campaign is better, from all full days that are kept. What Meta no longer has is not compared. */
export async function getAdComparison(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  facebookCampaignId: string,
): Promise<AdComparison> {
  const { db } = ctx;
  const campaign = await getLiveCampaign(db, workspaceId, facebookCampaignId);
  const { today } = await getScope(ctx, workspaceId, campaign.adAccountId);
  const days = { since: daysAfter(today, -keptAdDays), until: daysAfter(today, -1) };
  const rows = await listLiveAds(db, workspaceId, facebookCampaignId);
  const ads = await listAdsWithDays(db, workspaceId, { facebookCampaignIds: [facebookCampaignId], ...days });
  const compared = compareAds(
    ads.filter(({ goneAt }) => goneAt === null),
    days.until,
  );
  const there = rows.filter(({ goneAt }) => goneAt === null);
  const known = new Map(rows.map((row) => [row.facebookAdId, row]));
  return {
    currency: campaign.currency,
    objective: campaign.objective ?? 'traffic',
    days: compared?.days ?? null,
    verdict: compared?.verdict ?? (there.length > 1 ? { code: 'not-begun' } : null),
    ads: (compared?.ads ?? []).map(({ cost, ...ad }) => ({
      ...ad,
      name: known.get(ad.facebookAdId)?.name ?? '',
      headline: known.get(ad.facebookAdId)?.headline ?? '',
      status: known.get(ad.facebookAdId)?.status ?? '',
      costPerResultMinor: ad.results > 0 ? Math.round(ad.spendMinor / ad.results) : null,
      costAtLeastMinor: Math.floor(cost.low),
      costAtMostMinor: cost.high === null ? null : Math.ceil(cost.high),
    })),
  };
}
