import type { InboxLead } from '#contract/leads/lead.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { ContactButtons } from '../lead/contact-buttons.tsx';
import { contactLinks, nameOf } from '../lead/lead-answers.ts';
import { LeadFacts } from '../lead/lead-facts.tsx';
import { EarlierLeads } from './earlier-leads.tsx';
import { Reached } from './reached.tsx';
import { StatusBar } from '../lead/status-bar.tsx';
import { WaitingChanges } from './waiting-changes.tsx';
import { WhoAndWhen } from './who-and-when.tsx';

interface PersonProps {
  entry: InboxLead;
  /** In place of the list rather than beside it: on a phone, to call is under the thumb. */
  isPage?: boolean;
  /** Their name, and below it where they come from. */
  head: (name: string, origin: ReactNode) => ReactNode;
  onErased: () => void;
}

/** Somebody of the inbox: who it is, how to reach them, what they said, what became of it. */
export function Person({ entry, isPage = false, head, onErased }: PersonProps) {
  const { lead, title, facebookCampaignId, questions } = entry;
  const [called, setCalled] = useState<string>();
  const hasBar = !useWideScreen(beyondPhone) && isPage;
  const reached = called === lead.id && <Reached lead={lead} onAnswer={() => setCalled(undefined)} />;
  const origin = (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {m.leads_panel_text({ time: formatDateTime(lead.createdAt) })}
      <Link
        to={`/campaigns/${facebookCampaignId}/leads`}
        className="inline-flex min-h-6 items-center text-accent-text [overflow-wrap:anywhere] hover:underline"
      >
        {title}
      </Link>
      {contactLinks(lead)
        // Elsewhere a number stands on the button that calls it.
        .filter(({ kind }) => hasBar || kind === 'mail')
        .map(({ href, text }) => (
          <span key={href} className="[overflow-wrap:anywhere]">
            {text}
          </span>
        ))}
      {lead.isTest && <Badge>{m.leads_test()}</Badge>}
    </span>
  );
  return (
    // In a page that is not full, what is under the thumb stands at its foot all the same.
    <div className={cn('space-y-5', hasBar && 'flex min-h-[calc(100dvh-6.5rem-var(--bar,0px))] flex-col')}>
      {head(nameOf(lead) ?? m.leads_panel_nameless(), origin)}
      <WhoAndWhen lead={lead} />
      <WaitingChanges />
      {!hasBar && (
        <div className="flex flex-wrap items-end gap-x-2 gap-y-4">
          <ContactButtons lead={lead} look="main" onCall={() => setCalled(lead.id)} />
          <StatusBar lead={lead} />
        </div>
      )}
      {!hasBar && reached}
      <EarlierLeads lead={lead} />
      <LeadFacts key={lead.id} {...{ lead, questions, isPage, onErased }} />
      {hasBar && (
        <div
          data-foot-bar
          className="sticky bottom-[var(--bar,0px)] z-20 -mx-4 mt-auto -mb-6 space-y-3 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bar,0px)))]"
        >
          {reached}
          <ContactButtons lead={lead} look="thumb" onCall={() => setCalled(lead.id)} />
          <StatusBar lead={lead} />
        </div>
      )}
    </div>
  );
}
