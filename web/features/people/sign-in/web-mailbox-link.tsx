import { Mailbox } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { findWebMailbox } from './web-mailbox.ts';

/** The way to the mailbox of this address, where one can know it. */
export function WebMailboxLink({ email }: { email: string }) {
  const url = findWebMailbox(email);
  if (!url) return null;
  return (
    <Button asChild>
      <a href={url} target="_blank" rel="noreferrer">
        <Mailbox aria-hidden />
        {m.auth_open_mailbox()}
        <span className="sr-only">({m.ui_new_tab()})</span>
      </a>
    </Button>
  );
}
