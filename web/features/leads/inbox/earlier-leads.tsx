import type { Lead } from '#contract/leads/lead.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { formatDateTime, formatWhole } from '#web/ui/format/format.ts';
import { statusWords } from '../lead/status-words.ts';
import { withLead } from './use-inbox.ts';

/** The other times the same person has answered, by their number or address; nothing where this is the only one. */
export function EarlierLeads({ lead: { id } }: { lead: Lead }) {
  const { search } = useLocation();
  const { data = [] } = useQuery(api.leads.listPersonsLeads.queryOptions({ input: { id } }));
  const others = data.filter((each) => each.id !== id);
  if (others.length === 0) return null;
  return (
    <Fold heading={m.leads_earlier({ count: others.length, shown: formatWhole(others.length) })}>
      <ul className="divide-y divide-line rounded-lg border border-line text-sm">
        {others.map(({ id: other, title, name, createdAt, status }) => (
          <li key={other}>
            <Link to={withLead(search, other)} className="block px-3 py-2.5 hover:bg-hover">
              <span className="block [overflow-wrap:anywhere]">
                {[name, title].filter(Boolean).join(' · ')}
              </span>
              <span className="text-xs text-muted">
                {`${formatDateTime(createdAt)} · ${statusWords[status]()}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
