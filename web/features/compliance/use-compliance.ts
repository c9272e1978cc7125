import type { Compliance } from '#contract/compliance/compliance.ts';
import { isOpen } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { api, queryClient } from '#web/api.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** What the rules say of what is to be shown; of a draft as it is saved, asked anew with each version of it. */
export function useCompliance(shown: Shown | null, version = 0) {
  return useQuery(checkOf(shown, version));
}

/** How much of a draft is open, where that was read. Asks nothing itself. */
export function useOpenFindings(campaignId: string | undefined, version = 0): number | undefined {
  const shown = campaignId === undefined ? null : ({ what: 'draft', campaignId } as const);
  const { data } = useQuery({ ...checkOf(shown, version), enabled: false });
  return data?.findings.filter(isOpen).length;
}

function checkOf(shown: Shown | null, version: number) {
  const { queryKey, ...options } = api.compliance.check.queryOptions({
    input: shown ? { shown } : skipToken,
  });
  return { ...options, queryKey: [...queryKey, version], placeholderData: keepPreviousData };
}

/** Shows how things stand after an answer, here and among what is checked before publishing. */
export function rememberCompliance(shown: Shown, told: Compliance): void {
  queryClient.setQueriesData({ queryKey: api.compliance.check.key({ input: { shown } }) }, told);
  void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
}

/** Asks anew, wherever a picture is shown of which something was said. */
export async function askAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.compliance.check.key() });
  void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
}
