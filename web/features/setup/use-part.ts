import { type SetupPart, setupParts, type SetupValues, type TriedPart } from '#contract/operator/setup.ts';
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast } from '#web/ui/toast/toast.tsx';

/** What is typed for one part: saving it, trying it, and what was wrong with it. */
export function usePart(part: SetupPart, onSaved: () => void) {
  const [values, setValues] = useState<SetupValues>({});
  const attempt = useMutation({
    mutationFn: () => server.setup.try({ part: part as z.infer<typeof TriedPart>, values }),
  });
  const save = useMutation({
    mutationFn: (saved: SetupValues) => server.setup.save({ part, values: saved }),
    onSuccess(state, saved) {
      queryClient.setQueryData(api.setup.read.queryKey(), state);
      setValues({});
      attempt.reset();
      toast(m.setup_saved());
      // Who takes something away looks at what is left.
      if (Object.values(saved).some((value) => value !== '')) onSaved();
    },
  });
  const error = save.error ?? attempt.error;
  const misfits = misfitsOf(error);
  const elsewhere = misfits.find(({ name }) => !(setupParts[part] as readonly string[]).includes(name));
  const isSaidElsewhere = misfits.length > 0 || isRefused(error, 'PROOF_NEEDED');
  return {
    values,
    type(name: keyof SetupValues, value: string) {
      attempt.reset();
      save.reset();
      setValues((before) => ({ ...before, [name]: value }));
    },
    attempt,
    save,
    needsProof: isRefused(save.error, 'PROOF_NEEDED'),
    misfits,
    /** What no field says, in words. */
    trouble: elsewhere?.text ?? (error && !isSaidElsewhere ? wordsFor(error) : undefined),
  };
}

function misfitsOf(error: unknown): { name: string; text: string }[] {
  if (isRefused(error, 'SETTINGS_UNFIT')) return (error.data as { fields: [] }).fields;
  // What no field may hold is refused before anybody looks what the field is for.
  if (!isRefused(error, 'BAD_REQUEST')) return [];
  const { issues = [] } = error.data as { issues?: { path: string[] }[] };
  return issues.map(({ path }) => ({ name: path.at(-1)!, text: m.setup_unstorable() }));
}

function isRefused(error: unknown, code: string): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.code === code;
}
