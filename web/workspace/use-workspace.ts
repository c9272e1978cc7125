import type { Workspace } from '#contract/people/workspaces.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The workspace this tab is in; undefined until it is known. */
export function useWorkspace(): Workspace | undefined {
  return useQuery(api.workspaces.current.queryOptions()).data;
}
