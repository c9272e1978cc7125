import { useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The way to the practice emails. Nothing when mail is real. */
export function MailboxLink() {
  const { data: practice } = useQuery(api.practice.get.queryOptions({ staleTime: Infinity }));
  if (!practice?.mailboxUrl) return null;
  return (
    <Button asChild variant="secondary">
      <a href={practice.mailboxUrl} target="_blank" rel="noreferrer">
        <Mailbox aria-hidden />
        {m.practice_mailbox()}
        <span className="sr-only">({m.ui_new_tab()})</span>
      </a>
    </Button>
  );
}
