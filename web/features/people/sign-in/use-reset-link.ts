import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** Whether the link of a reset email still works. Where nobody answers, the form finds it out. */
export function useResetLink(token: string | null): 'looking' | 'good' | 'over' {
  const { data, error, isLoading } = useQuery(
    api.people.resetLink.queryOptions({
      input: { token: token ?? '' },
      enabled: token !== null,
      staleTime: Infinity,
      retry: false,
    }),
  );
  if (token === null) return 'over';
  if (isLoading) return 'looking';
  const isNone = error instanceof ORPCError && error.status === 400;
  return isNone || data?.isGood === false ? 'over' : 'good';
}
