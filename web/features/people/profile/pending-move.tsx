import type { Me } from '#contract/people/people.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useShowMe } from '../use-me.ts';

/** A move to another address that is under way: which yes is missing, its emails again, and the way back. */
export function PendingMove({ me }: { me: Me }) {
  const showMe = useShowMe();
  const resend = useMutation(
    api.people.resendEmailChange.mutationOptions({
      onSuccess: async (after) => {
        toast(m.people_move_resent(), m.people_move_resent_text());
        await showMe(after);
      },
      onError: (error) => toastError(m.people_move_resend_failed(), wordsFor(error)),
    }),
  );
  const cancel = useMutation(
    api.people.cancelEmailChange.mutationOptions({
      onSuccess: async (after) => {
        toast(m.people_move_cancelled(), m.people_move_cancelled_text({ email: after.email }));
        await showMe(after);
      },
      onError: (error) => toastError(m.people_move_cancel_failed(), wordsFor(error)),
    }),
  );
  const { pendingEmail, pendingEmailWaitsFor: waitsFor, email } = me;
  if (!pendingEmail) return null;
  const missing = waitsFor[0] === 'present' ? email : pendingEmail;
  return (
    <Banner
      tone="info"
      title={
        waitsFor.length > 1
          ? m.people_email_pending({ email: pendingEmail })
          : m.people_email_pending_one({ email: pendingEmail })
      }
    >
      <p>
        {waitsFor.length > 1
          ? m.people_email_pending_text()
          : m.people_email_pending_one_text({ address: missing })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={resend.isPending} onClick={() => resend.mutate({})}>
          {m.people_move_resend()}
        </Button>
        <Button variant="ghost" size="small" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {m.people_move_cancel()}
        </Button>
      </div>
    </Banner>
  );
}
