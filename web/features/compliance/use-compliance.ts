import type { Compliance } from '#contract/compliance/compliance.ts';
import { api, queryClient } from '#web/api.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** What the rules say of a draft as it is saved; asked anew with each version of it. */
export function useCompliance(campaignId: string | undefined, version: number | undefined) {
  return useQuery({ ...optionsOf(campaignId, version), placeholderData: keepPreviousData });
}

/** Shows how things stand after an answer, here and among what is checked before publishing. */
export function rememberCompliance(campaignId: string, told: Compliance): void {
  queryClient.setQueriesData({ queryKey: optionsOf(campaignId, undefined).queryKey.slice(0, -1) }, told);
  void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
}

function optionsOf(campaignId: string | undefined, version: number | undefined) {
  const options = api.compliance.check.queryOptions({ input: campaignId ? { campaignId } : skipToken });
  return { ...options, queryKey: [...options.queryKey, version] as const };
}
