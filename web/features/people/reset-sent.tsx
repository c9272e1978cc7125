import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CardIcon } from '#web/ui/card.tsx';

interface ResetSentProps {
  email: string;
  onBack: () => void;
  mailbox: ReactNode;
}

/** After asking for a reset letter. Does not tell whether the address is known. */
export function ResetSent({ email, onBack, mailbox }: ResetSentProps) {
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <CardIcon>
        <MailCheck aria-hidden />
      </CardIcon>
      <h1 className="mt-4 text-2xl font-semibold">{m.auth_sent_title()}</h1>
      <p className="mt-2 text-pretty text-muted">{m.auth_sent_text()}</p>
      <p className="mt-2 font-semibold break-all">{email}</p>
      <p className="mt-4 text-sm text-muted">{m.auth_sent_hint()}</p>
      <div className="mt-6 flex w-full flex-col gap-2">
        {mailbox}
        <Button variant="secondary" onClick={onBack}>
          {m.auth_back_signin()}
        </Button>
      </div>
    </div>
  );
}
