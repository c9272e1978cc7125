import type { Drift, Drifts } from '#contract/live/drifts.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** A sync is heard of where somebody follows it; elsewhere this is asked for now and then. */
const askAgainMs = 60_000;

/** What was changed at Meta and not from here: of one campaign, or of all where none is said; of null, nothing is asked. */
export function useDrifts(facebookCampaignId?: string | null) {
  const input = facebookCampaignId === null ? skipToken : facebookCampaignId ? { facebookCampaignId } : {};
  return useQuery(api.liveCampaigns.listDrifts.queryOptions({ input, refetchInterval: askAgainMs }));
}

/** What its budget was until somebody changed it at Meta; undefined where nobody has. A row asks for nothing: the page does. */
export function useBudgetBefore(facebookCampaignId: string): number | undefined {
  const isIt = (each: Drift) =>
    each.field === 'daily-budget' && each.facebookCampaignId === facebookCampaignId;
  const select = ({ drifts }: Drifts) => drifts.find(isIt)?.turn ?? null;
  const known = api.liveCampaigns.listDrifts.queryOptions({ input: {}, enabled: false, select });
  const { data: turn } = useQuery(known);
  return turn?.code === 'amount' ? (turn.from ?? undefined) : undefined;
}
