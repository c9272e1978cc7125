import type { SpecialAdCategory } from '#contract/campaigns/industries.ts';
import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The industries the writer knows, asked for once. */
export function useIndustries() {
  const { data: industries = [], error } = useQuery({
    ...api.campaigns.listIndustries.queryOptions(),
    staleTime: Infinity,
  });
  const find = (industry: string) => industries.find(({ name }) => name === industry);
  return {
    industries,
    error,
    /** How an industry is called in the reader's language. */
    labelOf: (industry: string): string => find(industry)?.label ?? industry,
    /** What ads of an industry usually fall under. */
    categoryOf: (industry: string): SpecialAdCategory => find(industry)?.specialAdCategory ?? 'none',
  };
}
