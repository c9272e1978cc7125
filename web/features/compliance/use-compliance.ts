import type { Compliance } from '#contract/compliance/compliance.ts';
import { api, queryClient } from '#web/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What the rules say of a draft as it is saved; asked anew with each version of it. */
export function useCompliance(campaignId: string, version: number) {
  const { queryKey, ...options } = api.compliance.check.queryOptions({ input: { campaignId } });
  return useQuery({ ...options, queryKey: [...queryKey, version], placeholderData: keepPreviousData });
}

/** Shows how things stand after an answer, here and among what is checked before publishing. */
export function rememberCompliance(campaignId: string, told: Compliance): void {
  queryClient.setQueriesData({ queryKey: api.compliance.check.key({ input: { campaignId } }) }, told);
  void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
}
