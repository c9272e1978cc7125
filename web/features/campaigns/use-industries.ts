import type { SpecialAdCategory } from '#contract/campaigns.ts';
import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The industries the writer knows, asked for once. */
export function useIndustries() {
  const { data: industries = [] } = useQuery({
    ...api.campaigns.listIndustries.queryOptions(),
    staleTime: Infinity,
  });
  return {
    names: industries.map(({ name }) => name),
    /** What ads of an industry usually fall under. */
    categoryOf: (industry: string): SpecialAdCategory =>
      industries.find(({ name }) => name === industry)?.specialAdCategory ?? 'none',
  };
}
