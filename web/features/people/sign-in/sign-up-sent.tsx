import { useState, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { attempt } from './auth-attempt.ts';
import { authClient } from './auth-client.ts';
import { confirmedPath } from './auth-asks.ts';
import { EmailSent } from './email-sent.tsx';

interface SignUpSentProps {
  email: string;
  /** It was not that address. */
  onWrong: () => void;
  onBack: () => void;
  mailbox: ReactNode;
}

/** After signing up: the account is used once the email to it was opened. */
export function SignUpSent({ email, onWrong, onBack, mailbox }: SignUpSentProps) {
  const [isBusy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    const problem = await attempt(() =>
      authClient.sendVerificationEmail({ email, callbackURL: confirmedPath }),
    );
    setBusy(false);
    if (problem) toastError(m.auth_resend_failed(), problem.text);
    else toast(m.auth_resent(), m.auth_resent_text());
  }

  return (
    <EmailSent
      title={m.auth_created_title()}
      text={m.auth_created_text()}
      email={email}
      hint={m.auth_sent_hint()}
    >
      {mailbox}
      <Button variant="secondary" busy={isBusy} onClick={() => void sendAgain()}>
        {m.auth_resend()}
      </Button>
      <Button variant="secondary" onClick={onWrong}>
        {m.auth_wrong_address()}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {m.auth_back_signin()}
      </Button>
    </EmailSent>
  );
}
