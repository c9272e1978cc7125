import type { Practice } from '#contract/practice.ts';
import { Mailbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenAnswer } from '#web/open-answers.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The way to the practice emails; when mail is real, what stands in its place. */
export function MailboxLink({ otherwise = null }: { otherwise?: ReactNode }) {
  const practice = useOpenAnswer<Practice>('/practice');
  if (!practice) return null;
  if (!practice.mailboxUrl)
    return practice.services.includes('mail') ? (
      <p className="text-sm text-muted">{m.practice_mail_far()}</p>
    ) : (
      otherwise
    );
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
