import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useMay } from '#web/workspace/may.ts';
import { limitsAddress } from './limits-address.ts';

/** The way to what an ad account may cost at most, from where that stands in the way, for whoever may set it. */
export function ToLimits({ className }: { className?: string }) {
  if (!useMay('manage')) return null;
  return (
    <Link
      to={limitsAddress}
      className={cn('inline-block min-h-6 font-semibold text-accent-text hover:underline', className)}
    >
      {m.limits_to()}
    </Link>
  );
}
