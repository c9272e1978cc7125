import { may, type Right } from '#contract/people/roles.ts';
import { useCallback } from 'react';
import { useWhileSeen } from '../ui/use-while-seen.ts';
import { useWorkspace } from './use-workspace.ts';

type Run = (signal: AbortSignal, workspaceId: string) => void;

/**
 * Keeps a line to the server open for this tab's workspace, while the page is looked at and whoever looks may hear what
 * comes; of several windows in one workspace, one of them. Answers the workspace, once it is known.
 */
export function useWorkspaceStream(name: string, right: Right, run: Run): string | undefined {
  const workspace = useWorkspace();
  const heard = workspace && may(workspace.role, right) ? workspace.id : undefined;
  const runHere = useCallback(
    (signal: AbortSignal) => {
      if (heard !== undefined) run(signal, heard);
    },
    [heard, run],
  );
  useWhileSeen(heard === undefined ? name : `${name} ${heard}`, runHere);
  return heard;
}
