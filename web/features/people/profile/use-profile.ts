import type { Me } from '#contract/people/people.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useShowMe } from '../use-me.ts';
import { useUpdateMe } from './use-update-me.ts';

interface Wish {
  name: string;
  email: string;
}

/** Changes of name and address, each with its word to the person. */
export function useProfile() {
  const showMe = useShowMe();
  const update = useUpdateMe();
  const move = useMutation(
    api.people.requestEmailChange.mutationOptions({
      onSuccess: async (me) => {
        await showMe(me);
        toast(m.people_toast_email(), m.people_toast_email_text(), { durationMs: 10_000 });
      },
    }),
  );

  /**
   * Writes what differs, the name first, and each part tells how it went; with nothing new it still says that all is kept.
   * What was saved is told to `onSaved`, field by field.
   */
  async function save(
    me: Me,
    wish: Wish,
    onSaved: (saved: { name?: undefined; email?: undefined }) => void,
  ): Promise<void> {
    const isMoving = wish.email.toLowerCase() !== me.email.toLowerCase();
    const isRenamed = wish.name !== me.name;
    try {
      if (isRenamed || !isMoving) await update.mutateAsync({ name: wish.name });
      onSaved({ name: undefined });
    } catch {
      // Told already. The address waits, so that no second toast covers the first.
      return;
    }
    if (!isMoving) return onSaved({ email: undefined });
    try {
      await move.mutateAsync({ email: wish.email });
      onSaved({ email: undefined });
    } catch (error) {
      const title = isRenamed ? m.people_toast_move_failed() : m.people_toast_profile_failed();
      toastError(title, wordsFor(error));
    }
  }

  return { save, isBusy: update.isPending || move.isPending };
}
