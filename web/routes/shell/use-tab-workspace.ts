import type { Workspace } from '#contract/people/workspaces.ts';
import { useEffect } from 'react';
import { stayIn } from '#web/workspace/this-tab.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Keeps this tab in the workspace it has opened, whichever another tab switches to; answers it once it is known. */
export function useTabWorkspace(): Workspace | undefined {
  const workspace = useWorkspace();
  useEffect(() => {
    if (workspace) stayIn(workspace.id);
  }, [workspace]);
  return workspace;
}
