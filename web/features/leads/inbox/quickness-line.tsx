import type { LeadInbox } from '#contract/leads/lead.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { spanWords } from '../lead/span-words.ts';

/** How quick one is, once that can be said. */
export function QuicknessLine({ quickness }: Pick<LeadInbox, 'quickness'>) {
  if (!quickness) return null;
  const { timed, medianMinutes } = quickness;
  if (medianMinutes === null) return null;
  const shown = formatWhole(timed);
  return (
    <Link to="/leads?status=contacted" className="block text-sm text-muted underline underline-offset-4">
      {m.leads_quick({ shown, time: spanWords(medianMinutes, Math.ceil) })}
    </Link>
  );
}
