import { useQueryClient } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useEffect } from 'react';
import { authClient } from './auth-client.ts';

/** Looks at the session anew when the server says that nobody is signed in, whoever it said it to. */
export function useSessionEnd() {
  const queryClient = useQueryClient();
  const { refetch } = authClient.useSession();
  useEffect(() => {
    function look(error: unknown) {
      if (saysNotSignedIn(error)) void refetch();
    }
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient, refetch]);
}

function saysNotSignedIn(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'NOT_SIGNED_IN';
}
