import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { contactLinks, nameOf } from './lead-answers.ts';
import { LeadFacts } from './lead-facts.tsx';
import { StatusBar } from './status-bar.tsx';

interface LeadDialogProps {
  lead: Lead;
  questions: LeadQuestion[];
  onClose: () => void;
}

/** All there is to one lead. */
export function LeadDialog({ lead, questions, onClose }: LeadDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      first={null}
      title={nameOf(lead) ?? m.leads_panel_nameless()}
      text={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {m.leads_panel_text({ time: formatDateTime(lead.createdAt) })}
          {contactLinks(lead).map(
            ({ kind, href, text }) => kind === 'mail' && <span key={href}>{text}</span>,
          )}
          {lead.isTest && <Badge>{m.leads_test()}</Badge>}
        </span>
      }
    >
      <div className="space-y-6">
        <div className="flex flex-wrap items-end gap-x-2 gap-y-4">
          <ContactButtons lead={lead} look="main" />
          <StatusBar lead={lead} />
        </div>
        <LeadFacts lead={lead} questions={questions} onErased={onClose} />
      </div>
    </Dialog>
  );
}
