import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';

/** Changes to deliveries are carried out one after another: who switches them on and tries again at once means both. */
export const oneAfterAnother = { id: 'lead-targets' };

const onError = (error: unknown) => toastError(m.leads_webhook_failed(), leadTrouble(error));

export type Targets = ReturnType<typeof useTargets>;

/** What can be done with the systems leads go to. A secret that was made stays here until the person has kept it. */
export function useTargets() {
  const [made, setMade] = useState<{ id: string; secret: string }>();
  function keep({ id, secret }: { id: string; secret?: string | undefined }) {
    if (secret) setMade({ id, secret });
    toast(m.targets_saved());
  }
  const common = { scope: oneAfterAnother, onError, onSettled: readTargetsAnew };
  return {
    made,
    forgetSecret: () => setMade(undefined),
    add: useMutation(api.leads.addTarget.mutationOptions({ ...common, onSuccess: keep })),
    update: useMutation(api.leads.updateTarget.mutationOptions({ ...common, onSuccess: keep })),
    remove: useMutation(
      api.leads.removeTarget.mutationOptions({
        ...common,
        // Its log goes with it, and is not asked for again.
        onSettled: () => queryClient.invalidateQueries({ queryKey: api.leads.listTargets.key() }),
        onSuccess: () => toast(m.targets_removed()),
      }),
    ),
    replay: useMutation(
      api.leads.replayFailed.mutationOptions({
        ...common,
        onSuccess: ({ replayed }) => toast(m.targets_replayed({ count: replayed })),
      }),
    ),
    test: useMutation(
      api.leads.testTarget.mutationOptions({
        onSuccess: ({ status, lastHttpStatus, lastProblem }) => {
          if (status !== 'delivered') return toastError(m.leads_webhook_test_failed(), lastProblem?.text);
          return toast(
            m.leads_webhook_test_arrived(),
            m.leads_webhook_test_arrived_text({ status: lastHttpStatus ?? 200 }),
          );
        },
        onError: (error) => toastError(m.leads_webhook_test_failed(), leadTrouble(error)),
        onSettled: readTargetsAnew,
      }),
    ),
  };
}

/** Has the targets and their logs show what happened just now. */
export function readTargetsAnew(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: api.leads.listTargetDeliveries.key() });
  return queryClient.invalidateQueries({ queryKey: api.leads.listTargets.key() });
}
