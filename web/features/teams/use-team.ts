import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { rolesInLine } from '#web/workspace/role-words.ts';

/** What can be done with the people of a workspace. */
export function useTeam() {
  const queryClient = useQueryClient();
  const again = async () => {
    await queryClient.invalidateQueries({ queryKey: api.members.key() });
    await queryClient.invalidateQueries({ queryKey: api.workspaces.key() });
  };
  const failed = (title: () => string) => (error: unknown) => void toastError(title(), wordsFor(error));
  return {
    invite: useMutation(
      api.members.invite.mutationOptions({
        async onSuccess({ email }) {
          await again();
          toast(m.teams_sent({ email }));
        },
      }),
    ),
    withdraw: useMutation(
      api.members.withdrawInvitation.mutationOptions({
        onSettled: again,
        onError: failed(m.teams_change_failed),
      }),
    ),
    update: useMutation(
      api.members.update.mutationOptions({
        async onSuccess({ name, role }) {
          await again();
          toast(m.teams_changed({ name, role: rolesInLine[role]() }));
        },
        onError: failed(m.teams_change_failed),
      }),
    ),
    remove: useMutation(
      api.members.remove.mutationOptions({ onSettled: again, onError: failed(m.teams_change_failed) }),
    ),
  };
}
