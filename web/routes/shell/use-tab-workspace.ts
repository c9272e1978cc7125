import type { Workspace } from '#contract/people/workspaces.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { stayIn } from '#web/workspace/this-tab.ts';

/** Keeps this tab in the workspace it has opened, whichever another tab switches to; answers it once it is known. */
export function useTabWorkspace(): Workspace | undefined {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  useEffect(() => {
    if (workspace) stayIn(workspace.id);
  }, [workspace]);
  return workspace;
}
