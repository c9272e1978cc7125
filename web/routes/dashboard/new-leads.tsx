import type { InboxLead } from '#contract/leads/lead.ts';
import { Link } from 'react-router';
import { WaitingLeads } from '#web/features/leads/arrival/waiting-leads.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The newest people who wait for an answer; nothing where nobody does. */
export function NewLeads({ leads, text }: { leads: readonly InboxLead[]; text: string | undefined }) {
  if (leads.length === 0) return null;
  return (
    <Card
      title={m.dashboard_leads()}
      lede={text}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/leads">{m.dashboard_leads_all()}</Link>
        </Button>
      }
    >
      <WaitingLeads leads={leads} />
    </Card>
  );
}
