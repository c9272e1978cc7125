import type { PlannedArea } from '#contract/planned-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The planned areas this installation shows; undefined while that is not known. Where it cannot be asked, it shows none. */
export function usePlannedAreas(): PlannedArea[] | undefined {
  const { data, isError } = useQuery(api.plannedAreas.list.queryOptions({ staleTime: Infinity }));
  return isError ? [] : data;
}
