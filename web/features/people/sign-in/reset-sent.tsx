import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmailSent } from './email-sent.tsx';

interface ResetSentProps {
  email: string;
  onBack: () => void;
  mailbox: ReactNode;
}

/** After asking for a reset email. Does not tell whether the address is known. */
export function ResetSent({ email, onBack, mailbox }: ResetSentProps) {
  return (
    <EmailSent title={m.auth_sent_title()} text={m.auth_sent_text()} email={email}>
      {mailbox}
      <Button variant="secondary" onClick={onBack}>
        {m.auth_back_signin()}
      </Button>
    </EmailSent>
  );
}
