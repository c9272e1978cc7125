import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { mostGlances } from '#contract/live/live-glances.ts';
import { useQueries } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { RowGlance } from '../row/lately.tsx';

/** Two weeks move slowly. */
const staleMs = 10 * 60_000;
const none: ReadonlyMap<string, RowGlance> = new Map();

/** What the rows between these places show besides figures. Asked for in blocks, as they come into sight. */
export function useGlances(
  rows: readonly LiveCampaign[],
  { first, last }: { first: number; last: number },
): ReadonlyMap<string, RowGlance> {
  const from = Math.floor(first / mostGlances);
  const blocks = Math.floor(last / mostGlances) - from + 1;
  return useQueries({
    queries: Array.from({ length: Math.max(0, blocks) }, (_, place) => {
      const begin = (from + place) * mostGlances;
      const facebookCampaignIds = rows
        .slice(begin, begin + mostGlances)
        .flatMap(({ facebookCampaignId }) => facebookCampaignId || []);
      return {
        ...api.liveCampaigns.listGlances.queryOptions({ input: { facebookCampaignIds } }),
        enabled: facebookCampaignIds.length > 0,
        staleTime: staleMs,
      };
    }),
    combine: joinGlances,
  });
}

/** One function for all renders: what is joined stays the same as long as its parts do. */
function joinGlances(
  answers: { data: { days: RowGlance['days']; glances: Omit<RowGlance, 'days'>[] } | undefined }[],
): ReadonlyMap<string, RowGlance> {
  const read = answers.flatMap(({ data }) => data ?? []);
  if (read.length === 0) return none;
  return new Map(
    read.flatMap(({ days, glances }) =>
      glances.map((glance) => [glance.facebookCampaignId, { ...glance, days }] as const),
    ),
  );
}
