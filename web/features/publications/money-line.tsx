import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { ShieldCheck, TriangleAlert } from 'lucide-react';

/** The first thing anybody wants to know when something stopped. */
export function MoneyLine({ isAtRisk }: { isAtRisk: boolean }) {
  const Icon = isAtRisk ? TriangleAlert : ShieldCheck;
  return (
    <p
      className={cn(
        'flex items-start gap-2 font-semibold',
        isAtRisk ? 'text-danger-text' : 'text-success-text',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {isAtRisk ? m.publications_money_at_risk() : m.publications_money_safe()}
    </p>
  );
}
