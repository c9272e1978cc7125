import type { Industry, SpecialAdCategory } from '#contract/campaigns/industries.ts';
import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';

const none: readonly Industry[] = [];

/** The industries the writer knows, asked for once. */
export function useIndustries() {
  const { data, error } = useQuery({
    ...api.campaigns.listIndustries.queryOptions(),
    staleTime: Infinity,
  });
  const industries = data ?? none;
  return {
    industries,
    error,
    /** How an industry is called in the reader's language. */
    labelOf: (industry: string): string => labelIn(error ? industries : data, industry),
    /** What ads of an industry usually fall under. */
    categoryOf: (industry: string): SpecialAdCategory =>
      findIn(industries, industry)?.specialAdCategory ?? 'none',
  };
}

/** Nothing while the list is on its way: the name an industry is kept under is English. */
export function labelIn(industries: readonly Industry[] | undefined, industry: string): string {
  if (!industries) return '';
  return findIn(industries, industry)?.label ?? industry;
}

function findIn(industries: readonly Industry[], industry: string): Industry | undefined {
  return industries.find(({ name }) => name === industry);
}
