import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

/** Makes a backup without waiting for the night. */
export function BackUpCard() {
  const { mutate, isPending } = useMutation(
    api.operator.backUp.mutationOptions({
      onSuccess: ({ isBegun }) => toast(isBegun ? m.operator_back_up_begun() : m.operator_back_up_runs()),
      onError: (error) => void toastError(m.operator_back_up_failed(), wordsFor(error)),
    }),
  );
  return (
    <Card
      title={m.operator_back_ups()}
      text={m.operator_back_up_text()}
      action={
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate({})}>
          {m.operator_back_up()}
        </Button>
      }
    />
  );
}
