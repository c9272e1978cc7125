import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { stayIn } from '#web/workspace.ts';

/** Goes to another workspace without a new page: what was known of the one before is forgotten, and asked anew. */
export function useSwitch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => server.workspaces.switchTo({ id }),
    async onSuccess({ id }) {
      stayIn(id);
      await queryClient.cancelQueries();
      await navigate('/dashboard');
      // Whatever is on the page asks again; whatever is not is forgotten.
      await queryClient.resetQueries();
      queryClient.removeQueries({ type: 'inactive' });
    },
    onError: (error) => void toastError(m.teams_switch_failed(), wordsFor(error)),
  });
}

/** Makes a workspace and goes there. */
export function useMakeWorkspace() {
  const change = useSwitch();
  return useMutation(
    api.workspaces.create.mutationOptions({
      onSuccess: ({ id }) => change.mutateAsync(id),
      onError: (error) => void toastError(m.teams_new_failed(), wordsFor(error)),
    }),
  );
}
