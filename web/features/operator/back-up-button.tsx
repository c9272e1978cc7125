import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

/** Makes a backup without waiting for the night. */
export function BackUpButton() {
  const { mutate, isPending } = useMutation(
    api.operator.backUp.mutationOptions({
      onSuccess: ({ isBegun }) =>
        toast(isBegun ? m.operator_back_up_begun() : m.operator_back_up_runs(), m.operator_back_up_text()),
      onError: (error) => void toastError(m.operator_back_up_failed(), wordsFor(error)),
    }),
  );
  return (
    <Button variant="secondary" size="small" className="mt-2" busy={isPending} onClick={() => mutate({})}>
      {m.operator_back_up()}
    </Button>
  );
}
