import { useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The way to the practice emails; when mail is real, what stands in its place. */
export function MailboxLink({ otherwise = null }: { otherwise?: ReactNode }) {
  const { data: practice } = useQuery(api.practice.get.queryOptions({ staleTime: Infinity }));
  if (!practice) return null;
  if (!practice.mailboxUrl) return otherwise;
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
