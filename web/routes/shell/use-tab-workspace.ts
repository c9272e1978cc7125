import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { stayIn } from '#web/workspace.ts';

/** Keeps this tab in the workspace it has opened, whichever another tab switches to. */
export function useTabWorkspace() {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  useEffect(() => {
    if (workspace) stayIn(workspace.id);
  }, [workspace]);
}
