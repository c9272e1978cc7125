import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useState } from 'react';

/** Does something to notes, and reads them anew. Answers whether it was done; where not, that is said. */
export function useNoteChange() {
  const [isChanging, setIsChanging] = useState(false);
  async function change(act: () => Promise<unknown>): Promise<boolean> {
    setIsChanging(true);
    try {
      await act();
      await queryClient.invalidateQueries({ queryKey: api.comments.list.key() });
      return true;
    } catch (error) {
      toastError(m.comments_failed(), wordsFor(error));
      return false;
    } finally {
      setIsChanging(false);
    }
  }
  return { change, isChanging };
}
