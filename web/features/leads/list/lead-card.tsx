import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { memo } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { ContactButtons } from '../lead/contact-buttons.tsx';
import { answerTo, contactLink, contactLinks, nameOf } from '../lead/lead-answers.ts';
import { LeadNameButton } from '../lead/lead-name-button.tsx';
import { LeadNoteField } from '../lead/lead-note-field.tsx';
import { LeadStatusField } from '../lead/lead-status-field.tsx';
import { nameQuestion } from '../lead/question-words.ts';
import { shortId } from '../lead/short-id.ts';

interface LeadCardProps {
  lead: Lead;
  questions: LeadQuestion[];
  onOpen: (lead: Lead) => void;
}

/** A lead on a phone: who it is, ways to reach them, what they said, what became of them. */
export const LeadCard = memo(function LeadCard({ lead, questions, onOpen }: LeadCardProps) {
  const name = nameOf(lead);
  const others = questions
    .map((question) => ({ ...question, answer: answerTo(lead, question.name) }))
    .filter((each) => each.answer && each.answer !== name && !contactLink(each.name, each.answer));
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 max-[359px]:basis-full">
          <h3 className="-my-2 text-base">
            <LeadNameButton lead={lead} onOpen={onOpen} />
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
            <span className="text-xs">{m.leads_panel_id({ id: shortId(lead) })}</span>
            {lead.isTest && <Badge>{m.leads_test()}</Badge>}
          </p>
        </div>
        <div className="w-36 shrink-0">
          <LeadStatusField lead={lead} />
        </div>
        <p className="flex w-full flex-wrap gap-x-4 text-sm sm:order-last [overflow-wrap:anywhere] empty:hidden">
          {contactLinks(lead).map(({ href, text }) => (
            <span key={href}>{text}</span>
          ))}
        </p>
        <ContactButtons lead={lead} look="short" />
      </div>
      {others.length > 0 && (
        <dl className="space-y-2 text-sm">
          {others.map((each) => (
            <div key={each.name} className="line-clamp-4 [overflow-wrap:anywhere]">
              <dt className="inline text-muted">{nameQuestion(each)}</dt>{' '}
              <dd className="inline font-semibold">{each.answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <LeadNoteField lead={lead} />
    </div>
  );
});
