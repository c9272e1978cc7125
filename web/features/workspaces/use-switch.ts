import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, server } from '#web/api.ts';
import { welcomeNextPerson } from '#web/next-person.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { enterWorkspace } from '#web/workspace/this-tab.ts';

/** Goes to another workspace without a new page: what was known of the one before is forgotten, and asked anew. */
export function useSwitch() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => server.workspaces.switchTo({ id }),
    async onSuccess({ id }) {
      await navigate('/dashboard');
      welcomeNextPerson();
      enterWorkspace(id);
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
