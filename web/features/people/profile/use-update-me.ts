import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useShowMe } from '../use-me.ts';

/** Changes what takes no more than the person's word, such as their name and language, and tells how it went. */
export function useUpdateMe() {
  const showMe = useShowMe();
  return useMutation(
    api.people.update.mutationOptions({
      onSuccess: async (me) => {
        const isShown = await showMe(me);
        const text = isShown ? m.people_toast_profile_text() : m.people_toast_profile_partly_text();
        toast(m.people_toast_profile(), text);
      },
      onError: (error) => toastError(m.people_toast_profile_failed(), wordsFor(error)),
    }),
  );
}
