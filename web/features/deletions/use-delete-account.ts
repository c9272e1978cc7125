import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

const leaveAfterMs = 1500;

/** Deletes the account, then lets the person out. `signOut` ends what this browser still holds. */
export function useDeleteAccount(signOut: () => Promise<unknown>) {
  const [isLeaving, setLeaving] = useState(false);

  const { mutate, isPending } = useMutation(
    api.deletions.deleteAccount.mutationOptions({
      onSuccess: ({ code }) => {
        toast(m.deletions_toast_deleted(), m.deletions_toast_deleted_text());
        leave(`/auth?deleted=${encodeURIComponent(code)}`);
      },
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'NOT_SIGNED_IN') {
          toast(m.deletions_toast_already(), m.deletions_toast_already_text());
          leave('/auth');
        } else if (isDefinedError(error) && error.code === 'DELETION_NOT_CONFIRMED') {
          toastError(error.message);
        } else toastError(m.deletions_toast_failed(), wordsFor(error));
      },
    }),
  );

  function leave(to: string) {
    setLeaving(true);
    setTimeout(() => {
      // A whole new page: nothing of the person stays in memory.
      const go = () => location.assign(to);
      signOut().then(go, go);
    }, leaveAfterMs);
  }

  return { deleteAccount: (confirmationText: string) => mutate({ confirmationText }), isPending, isLeaving };
}
