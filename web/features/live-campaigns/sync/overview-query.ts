import type { LiveOverview } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { api, queryClient, server } from '#web/api.ts';
import { mergeNews } from './merge-news.ts';

/** All campaigns with their figures. Read whole once, and then only what has changed: there may be thousands. */
export function overviewQuery(period: Period) {
  const { queryKey } = api.liveCampaigns.overview.queryOptions({ input: { period } });
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LiveOverview> => {
      const known = queryClient.getQueryData<LiveOverview>(queryKey);
      if (known?.stamp) {
        const { stamp } = known;
        const news = await server.liveCampaigns.listNews({ period, stamp }, { signal });
        const merged = mergeNews(known, news);
        if (merged) return merged;
      }
      return server.liveCampaigns.overview({ period }, { signal });
    },
    // What did not change is the same already; to look for it in every campaign would take longer than to draw them.
    structuralSharing: false,
  };
}

/** To be called where something new is at Meta: what was read before it would be a wrong page, however short. */
export function forgetOverviews(): void {
  queryClient.removeQueries({ queryKey: api.liveCampaigns.overview.key() });
}
