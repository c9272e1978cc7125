import type { Period } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

const askAgainMs = 30_000;
const none: LiveMark[] = [];

/** What was done in the days of the period; nothing while that is not known. */
export function useMarks(input: { period: Period; facebookCampaignId?: string }): LiveMark[] {
  const isAsked = input.facebookCampaignId !== '';
  const { data } = useQuery({
    ...api.liveCampaigns.listMarks.queryOptions({ input }),
    enabled: isAsked,
    refetchInterval: askAgainMs,
  });
  return data ?? none;
}
