import { useQueryClient } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useEffect } from 'react';
import { onSignedOut } from '#web/api.ts';
import { authClient } from '../sign-in/auth-client.ts';
import { inTurn } from './session-turn.ts';

/** Looks at the session anew when the server says that nobody is signed in, whoever it said it to. */
export function useSessionEnd() {
  const queryClient = useQueryClient();
  const { refetch } = authClient.useSession();
  useEffect(() => {
    const look = () => void inTurn(async () => refetch());
    const leaveAnswers = onSignedOut(look);
    // A stream that ends in the middle says it here.
    const leaveStreams = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && saysNotSignedIn(event.action.error))
        look();
    });
    return () => {
      leaveAnswers();
      leaveStreams();
    };
  }, [queryClient, refetch]);
}

function saysNotSignedIn(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'NOT_SIGNED_IN';
}
