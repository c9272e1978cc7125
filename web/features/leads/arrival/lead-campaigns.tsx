import type { LeadSummary } from '#contract/leads/lead.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { formatWholeMoney } from '#web/money.ts';
import { formatWhole } from '#web/ui/format/format.ts';

interface LeadCampaignsProps {
  summaries: readonly LeadSummary[];
}

/** Every campaign and form that has leads, those with the most new ones first, with the way to its list. */
export function LeadCampaigns({ summaries }: LeadCampaignsProps) {
  const sorted = summaries.toSorted(
    (one, other) => other.unhandled - one.unhandled || other.total - one.total,
  );
  return (
    <ul className="divide-y divide-line">
      {sorted.map(({ facebookCampaignId: id, title, total, unhandled, lately }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-sm first:pt-0 last:pb-0"
        >
          <Link
            to={`/campaigns/${id}/leads`}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold [overflow-wrap:anywhere] hover:underline md:min-h-6"
          >
            {title}
          </Link>
          <span className="text-muted tabular-nums">
            {m.leads_count_all({ total, all: formatWhole(total) })}
            {unhandled > 0 && ` · ${m.leads_new_count({ count: unhandled, shown: formatWhole(unhandled) })}`}
          </span>
          {lately && lately.won > 0 && (
            <span className="basis-full pb-1 text-xs text-muted tabular-nums">{latelyWords(lately)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many were won of the last month, what that brought as far as it was said, and what the ads cost meanwhile. */
function latelyWords({ won, valued, wonMinor, spentMinor, currency }: NonNullable<LeadSummary['lately']>) {
  const spent = formatWholeMoney(spentMinor, currency);
  const count = formatWhole(won);
  return valued > 0
    ? m.leads_lately_valued({ count, won: formatWholeMoney(wonMinor, currency), spent })
    : m.leads_lately_won({ count, spent });
}
