import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftKeeper, DraftView } from './draft-keeper.ts';
import { holdCaret } from './hold-caret.ts';
import { showDraft } from './open-drafts.ts';
import { saysNotSignedIn } from './save-refusal.ts';

/** Follows a draft while it is on screen, and warns before closing the window would lose something. */
export function useDraft(keeper: DraftKeeper): DraftView {
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const id = view.campaign?.id;

  useEffect(() => holdCaret(keeper), [keeper]);
  useEffect(() => (id ? showDraft(id, keeper) : undefined), [id, keeper]);

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (keeper.isUnsaved) event.preventDefault();
    }
    function hurry() {
      if (document.visibilityState === 'hidden') keeper.tryNow();
    }
    // Back after signing in again: what was refused then may be taken now.
    keeper.tryNow();
    addEventListener('beforeunload', warn);
    addEventListener('online', keeper.tryNow);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', keeper.tryNow);
      document.removeEventListener('visibilitychange', hurry);
      void queryClient.invalidateQueries({ queryKey: api.campaigns.listDrafts.key() });
    };
  }, [keeper]);

  const isSignedOut = saysNotSignedIn(view.save);
  useEffect(() => {
    if (isSignedOut)
      toastError(m.campaigns_sign_in_first(), m.campaigns_sign_in_first_text(), { id: 'sign-in-first' });
  }, [isSignedOut]);

  return view;
}
