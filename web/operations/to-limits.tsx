import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';

/** Where on the profile it is set what an ad account may cost. */
export const limitsPlace = 'limits';

export const limitsAddress = `/profile#${limitsPlace}`;

/** The way to what an ad account may cost at most, from where that stands in the way. */
export function ToLimits({ className }: { className?: string }) {
  return (
    <Link
      to={limitsAddress}
      className={cn('inline-block min-h-6 font-semibold text-accent-text hover:underline', className)}
    >
      {m.limits_to()}
    </Link>
  );
}
