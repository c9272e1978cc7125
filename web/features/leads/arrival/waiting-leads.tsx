import type { InboxLead } from '#contract/leads/lead.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { ContactButtons } from '../lead/contact-buttons.tsx';
import { LeadAge } from '../lead/lead-age.tsx';
import { findWish, nameOf } from '../lead/lead-answers.ts';

/** People who wait for an answer: who, what they want, since when, and the ways to reach them with one tap. */
export function WaitingLeads({ leads }: { leads: readonly InboxLead[] }) {
  return (
    <ul className="divide-y divide-line">
      {leads.map((each) => (
        <WaitingEntry key={each.lead.id} {...each} />
      ))}
    </ul>
  );
}

function WaitingEntry({ lead, title, questions }: InboxLead) {
  const wish = findWish(lead);
  const asked = questions.find(({ name, isOwn }) => isOwn && name === wish?.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/leads?lead=${lead.id}`}
            className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {nameOf(lead) ?? m.leads_panel_nameless()}
          </Link>
          {lead.isTest && <Badge>{m.leads_test()}</Badge>}
        </p>
        {wish && (
          <p className="line-clamp-2 [overflow-wrap:anywhere]">
            {asked && <span className="text-muted">{`${asked.label} `}</span>}
            {wish.text}
          </p>
        )}
        <p className="text-muted [overflow-wrap:anywhere]">
          <LeadAge lead={lead} />
          {` · ${title}`}
        </p>
      </div>
      <ContactButtons lead={lead} look="short" />
    </li>
  );
}
