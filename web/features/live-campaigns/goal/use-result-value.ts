import type { ResultValue } from '#contract/live/ad-comparison.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** What such a result is worth to the owner; undefined where nobody has said so, or it is not known yet. */
export function useResultValue(of: Omit<ResultValue, 'valueMinor'> | undefined): number | undefined {
  const { data } = useQuery(api.liveCampaigns.listResultValues.queryOptions());
  return data?.find(({ currency, objective }) => currency === of?.currency && objective === of.objective)
    ?.valueMinor;
}
