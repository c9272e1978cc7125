import type { Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { isUnreadError } from '#web/use-lately.ts';
import { useAdComparison } from '../comparison/use-ad-comparison.ts';
import { useDrifts } from '../drift/use-drifts.ts';

/** Changes are followed as they happen; figures move slower than this. */
const askAgainMs = 60_000;

/** A live campaign with its ad sets, ads and figures. Nothing is asked where it was never published. */
export function useLiveDetail(facebookCampaignId: string | null, period: Period) {
  const input = facebookCampaignId ? { facebookCampaignId, period } : skipToken;
  const often = { refetchInterval: askAgainMs, placeholderData: keepPreviousData };
  const detail = useQuery({ ...api.liveCampaigns.get.queryOptions({ input }), ...often });
  const daily = useQuery({ ...api.liveCampaigns.daily.queryOptions({ input }), ...often });
  const drifts = useDrifts(facebookCampaignId);
  const compared = useAdComparison(facebookCampaignId);
  const isUnread = isUnreadError(detail.error);
  const isPending = detail.isPending || drifts.isPending || compared.isPending;
  return {
    // All at once, so that nothing is pushed down by what comes in a moment later.
    detail: isUnread || isPending ? undefined : detail.data,
    daily: daily.data,
    drifts: isUnread ? undefined : drifts.data,
    /** Meta has not been read since it was published, or never had it. */
    isUnread,
    error: isUnread ? null : detail.error,
    isPending,
  };
}

export type LiveDetail = ReturnType<typeof useLiveDetail>;
