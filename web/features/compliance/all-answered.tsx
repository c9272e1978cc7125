import { m } from '#web/paraglide/messages.js';
import { CircleCheck } from 'lucide-react';

/** Stands where something was asked, once it is answered. */
export function AllAnswered() {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <CircleCheck aria-hidden className="size-4 text-success-text" />
      {m.compliance_answered()}
    </p>
  );
}
