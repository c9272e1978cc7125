import type { Me } from '#contract/people.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { useShowMe } from './use-me.ts';

/** Changes of name, language and address, each with its word to the person. */
export function useProfile() {
  const showMe = useShowMe();
  const onError = (error: Error) => toastError(m.people_toast_profile_failed(), wordsFor(error));

  const update = useMutation(
    api.people.update.mutationOptions({
      onSuccess: async (me) => {
        const isShown = await showMe(me);
        const text = isShown ? m.people_toast_profile_text() : m.people_toast_profile_partly_text();
        toast(m.people_toast_profile(), text);
      },
      onError,
    }),
  );
  const move = useMutation(
    api.people.requestEmailChange.mutationOptions({
      onSuccess: async (me) => {
        toast(m.people_toast_email(), m.people_toast_email_text(), { durationMs: 10_000 });
        await showMe(me);
      },
      onError,
    }),
  );

  /** Writes what differs; with nothing new it still says that all is kept. `onAsked`: letters to both addresses are out. */
  function save(me: Me, wish: { name: string; email: string }, onAsked: () => void) {
    const isMoving = wish.email.toLowerCase() !== me.email.toLowerCase();
    if (wish.name !== me.name || !isMoving) update.mutate({ name: wish.name });
    if (isMoving) move.mutate({ email: wish.email }, { onSuccess: onAsked });
  }

  return { save, update, isSaving: update.isPending || move.isPending };
}
