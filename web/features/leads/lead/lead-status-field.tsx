import { type Lead, type LeadStatus, leadStatuses } from '#contract/leads/lead.ts';
import { oneOf } from '#web/one-of.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { changeLead } from './change-lead.ts';
import { nameOf } from './lead-answers.ts';
import { statusWords } from './status-words.ts';

const colours: Record<LeadStatus, string> = {
  new: '[&_select]:bg-info-soft [&_select]:text-info-text',
  contacted: '[&_select]:bg-warning-soft [&_select]:text-warning-text',
  won: '[&_select]:bg-success-soft [&_select]:text-success-text',
  lost: '[&_select]:text-muted',
};

/** What became of a lead. Chosen here, it is so at once. */
export function LeadStatusField({ lead }: { lead: Lead }) {
  return (
    <SelectField
      label={m.leads_status_of({ name: nameOf(lead) ?? m.leads_nameless() })}
      hideLabel
      value={lead.status}
      options={leadStatuses.map((status) => ({ value: status, label: statusWords[status]() }))}
      onValueChange={(chosen) => {
        const status = oneOf(leadStatuses, chosen);
        if (status && status !== lead.status) changeLead(lead, { status });
      }}
      className={`[&_option]:bg-raised [&_option]:text-text [&_select]:rounded-full [&_select]:border-transparent [&_select]:font-medium md:[&_select]:min-h-8 md:[&_select]:py-1 ${colours[lead.status]}`}
    />
  );
}
