import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

interface EmailSentProps {
  title: string;
  text: string;
  email: string;
  /** What the person can do next. */
  children: ReactNode;
}

/** In place of a form that has done its work: an email is on its way to this address. */
export function EmailSent({ title, text, email, children }: EmailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and reading goes on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center text-center">
      <MailCheck aria-hidden className="size-12 text-accent-text" strokeWidth={1.25} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-semibold outline-none">
        {title}
      </h1>
      <p className="mt-2 text-pretty text-muted">{text}</p>
      <p className="mt-2 font-semibold break-all">{email}</p>
      <p className="mt-4 text-sm text-muted">{m.auth_sent_hint()}</p>
      <div className="mt-6 flex w-full flex-col gap-2">{children}</div>
    </div>
  );
}
