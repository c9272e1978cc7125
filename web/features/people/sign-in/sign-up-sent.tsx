import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmailSent } from './email-sent.tsx';
import { SendAgain } from './send-again.tsx';

interface SignUpSentProps {
  email: string;
  /** It was not that address. */
  onWrong: () => void;
  onBack: () => void;
  mailbox: ReactNode;
}

/** After signing up: the account is used once the email to it was opened. */
export function SignUpSent({ email, onWrong, onBack, mailbox }: SignUpSentProps) {
  return (
    <EmailSent title={m.auth_created_title()} text={m.auth_created_text()} email={email}>
      {mailbox}
      <SendAgain email={email} />
      <Button variant="ghost" onClick={onWrong}>
        {m.auth_wrong_address()}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {m.auth_back_signin()}
      </Button>
    </EmailSent>
  );
}
