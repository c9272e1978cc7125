import type { PlannedArea } from '#contract/planned-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export const plannedAreas = api.plannedAreas.list.queryOptions({ staleTime: Infinity });

/** The planned areas this installation shows: none while that is not known. */
export function usePlannedAreas(): PlannedArea[] {
  return useQuery(plannedAreas).data ?? [];
}
