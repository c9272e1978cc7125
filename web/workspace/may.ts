import { may, type Right } from '#contract/people/roles.ts';
import type { Workspace } from '#contract/people/workspaces.ts';
import { api, queryClient } from '../api.ts';
import { useWorkspace } from './use-workspace.ts';

/** Whether whoever is signed in may do what takes this right here; true where that cannot be read, for most may everything. */
export function useMay(right: Right): boolean {
  return allows(useWorkspace(), right);
}

/** The same where nothing is drawn. */
export function mayNow(right: Right): boolean {
  return allows(queryClient.getQueryData(api.workspaces.current.queryKey()), right);
}

function allows(workspace: Workspace | undefined, right: Right): boolean {
  return workspace === undefined || may(workspace.role, right);
}
