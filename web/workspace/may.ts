import { may, type Right } from '#contract/people/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Whether whoever is signed in may do what takes this right here; true until it is known, for most may everything. */
export function useMay(right: Right): boolean {
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  return workspace === undefined || may(workspace.role, right);
}
