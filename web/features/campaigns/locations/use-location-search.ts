import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#web/ui/use-debounced.ts';

export const leastLetters = 2;
const debounceMs = 300;

/** Finds places while somebody types. Answers always belong to the newest question, never to an older one. */
export function useLocationSearch(typed: string) {
  const asked = useDebounced(typed.trim(), debounceMs);
  const isLongEnough = asked.length >= leastLetters;
  const search = useQuery({
    ...placesOf(asked),
    enabled: isLongEnough,
    // Offline it is asked all the same, so that the answer is "no line" and not "no such place".
    networkMode: 'always',
  });
  const isCurrent = asked === typed.trim();
  return {
    isActive: typed.trim().length >= leastLetters,
    isSearching: !isCurrent || search.isFetching,
    found: isCurrent && isLongEnough ? search.data?.locations : undefined,
    error: isCurrent && isLongEnough ? search.error : null,
    searchAgain: () => void search.refetch(),
  };
}

/** The places of which Facebook knows the names to begin like this. */
export function placesOf(query: string) {
  return {
    ...api.campaigns.searchLocations.queryOptions({ input: { query } }),
    retry: false,
    staleTime: 10 * 60_000,
  };
}
