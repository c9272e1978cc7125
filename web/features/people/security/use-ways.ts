import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';

/** How the person proves who they are. */
export function useWays() {
  return useQuery(api.security.ways.queryOptions());
}

/** After more was shown, what was held back is read anew; after a change, how one signs in. */
export function readAnew(what: 'ways' | 'all' = 'ways'): Promise<void> {
  return queryClient.invalidateQueries(what === 'all' ? undefined : { queryKey: api.security.key() });
}
