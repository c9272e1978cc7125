import type { Recommendation } from '#contract/recommendations/recommendation.ts';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { takeAway } from '#web/features/recommendations/use-recommendations.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

interface LookAgainProps {
  recommendation: Pick<Recommendation, 'id'>;
  address: string;
}

/** Has a page looked at now: what was found is told no more where it is well, and as it is by now where it is not. */
export function LookAgain({ recommendation: { id }, address }: LookAgainProps) {
  const name = new URL(address).host;
  const what = m.next_act_look_again();
  const look = useMutation(
    api.liveCampaigns.lookAgain.mutationOptions({
      onSuccess({ trouble }) {
        if (trouble !== null) {
          toastError(m.next_page_still(), name);
          void queryClient.invalidateQueries({ queryKey: api.recommendations.list.queryKey() });
          return;
        }
        takeAway(id);
        toast(m.next_page_well(), m.next_page_well_text({ name }));
      },
      onError: (error) => toastError(m.next_page_look_failed(), wordsFor(error)),
    }),
  );
  return (
    <Button
      variant="secondary"
      size="small"
      busy={look.isPending}
      aria-label={m.delivery_mend_named({ what, name })}
      onClick={() => look.mutate({ address })}
    >
      {what}
    </Button>
  );
}
