import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Whether the workspace asks for more than this session has shown: then only what is about the person is answered. */
export function useHeldBack(): boolean {
  const queryClient = useQueryClient();
  const workspace = useWorkspace();
  const isAsked = workspace?.demands.secondFactor === true;
  const { data: ways } = useQuery(api.security.ways.queryOptions({ enabled: isAsked }));
  // It may be asked for while pages are open: what they ask then is refused.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof ORPCError && error.code === 'SECOND_FACTOR_NEEDED')
          void queryClient.invalidateQueries({ queryKey: api.workspaces.current.key() });
      }),
    [queryClient],
  );
  return isAsked && ways !== undefined && ways.secondFactorAt === null;
}
