import type { Me } from '#contract/people/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { authClient } from './sign-in/auth-client.ts';

/** Draws the person anew wherever they stand on the page. Resolves to whether all of it could be read. */
export function useShowMe(): (me: Me) => Promise<boolean> {
  const queryClient = useQueryClient();
  const { refetch } = authClient.useSession();
  return async (me) => {
    queryClient.setQueryData<Me>(api.people.me.queryKey(), me);
    const { error } = await authClient.getSession();
    if (error) return false;
    await refetch();
    return true;
  };
}
