import { useEffect, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { confirmedPath } from './auth-asks.ts';
import { attempt } from './auth-attempt.ts';
import { authClient } from './auth-client.ts';

const waitMs = 30_000;

/** Sends the confirmation once more: half a minute after the last one at the earliest, which may still be on its way. */
export function SendAgain({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const [lastSent, setLastSent] = useState(Date.now);
  const [now, setNow] = useState(lastSent);
  const left = Math.ceil((lastSent + waitMs - now) / 1000);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [isWaiting]);

  async function send() {
    if (isWaiting) return;
    setBusy(true);
    const problem = await attempt(() =>
      authClient.sendVerificationEmail({ email, callbackURL: confirmedPath }),
    );
    setBusy(false);
    if (problem) return toastError(m.auth_resend_failed(), problem.text);
    setLastSent(Date.now());
    setNow(Date.now());
    toast(m.auth_resent(), m.auth_resent_text());
  }

  // Not `disabled`: whoever has just pressed it would lose their place.
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-disabled={isWaiting || isBusy || undefined}
      className="tabular-nums aria-disabled:opacity-60"
      onClick={() => void send()}
    >
      {isWaiting ? m.auth_resend_in({ seconds: left }) : m.auth_resend()}
    </Button>
  );
}
