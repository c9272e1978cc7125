import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';

/** Making somebody an operator, or no longer; whether the password has to be typed first. */
export function useOperators() {
  const change = useMutation(
    api.operator.setOperator.mutationOptions({
      // Whoever steps back themselves has nothing more to see here.
      onSuccess: () => queryClient.invalidateQueries(),
      onError(error) {
        if (!isUnproven(error)) toastError(m.operator_change_failed(), wordsFor(error));
      },
    }),
  );
  return { change, needsProof: isUnproven(change.error) };
}

function isUnproven(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'PROOF_NEEDED';
}
