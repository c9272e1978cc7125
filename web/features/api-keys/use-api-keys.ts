import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

/** Making and revoking keys. A key that was made stays here until the person has kept it. */
export function useApiKeys() {
  const [madeKey, setMadeKey] = useState<string>();
  const make = useMutation(
    api.apiKeys.create.mutationOptions({
      onSuccess: ({ key }) => setMadeKey(key),
      onError: (error) => {
        if (!isAboutPassword(error)) toastError(m.keys_make_failed(), wordsFor(error));
      },
      onSettled: readKeysAnew,
    }),
  );
  const revoke = useMutation(
    api.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast(m.keys_revoked(), m.keys_revoked_text()),
      onError: (error) => toastError(m.keys_revoke_failed(), wordsFor(error)),
      onSettled: readKeysAnew,
    }),
  );
  const passwordProblem = isAboutPassword(make.error) ? wordsFor(make.error) : undefined;
  return { make, revoke, madeKey, passwordProblem, forgetMadeKey: () => setMadeKey(undefined) };
}

/** What stands beside the field where the password is typed. */
function isAboutPassword(error: unknown): boolean {
  return error instanceof ORPCError && ['PASSWORD_WRONG', 'PASSWORD_MISSING'].includes(error.code);
}

function readKeysAnew() {
  return queryClient.invalidateQueries({ queryKey: api.apiKeys.list.key() });
}
