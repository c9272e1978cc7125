import type { Lead, LeadQuestion } from '#contract/leads/lead.ts';
import { m } from '#web/paraglide/messages.js';
import { EraseLead } from '../settings/erase-lead.tsx';
import { ownAnswers } from './lead-answers.ts';
import { LeadEnd } from './lead-end.tsx';
import { LeadNoteField } from './lead-note-field.tsx';
import { NextStepField } from './next-step-field.tsx';
import { nameQuestion } from './question-words.ts';

interface LeadFactsProps {
  lead: Lead;
  questions: LeadQuestion[];
  /** Right below the name of a page, rather than within a part of one. */
  isPage?: boolean;
  onErased: () => void;
}

/** What somebody said, what became of it, and the small print. */
export function LeadFacts({ lead, questions, isPage = false, onErased }: LeadFactsProps) {
  const Heading = isPage ? 'h2' : 'h3';
  const labels = new Map(questions.map((question) => [question.name, nameQuestion(question)]));
  const said = ownAnswers(lead);
  return (
    <div className="space-y-6 [&_label:not(fieldset_label)]:font-semibold">
      {(said.length > 0 || lead.answers.length === 0) && (
        <section aria-labelledby="lead-answers">
          <Heading id="lead-answers" className="text-sm font-semibold">
            {m.leads_panel_answers()}
          </Heading>
          {said.length === 0 && <p className="mt-2 text-sm text-muted">{m.leads_panel_no_answers()}</p>}
          <dl className="mt-2 space-y-3 empty:hidden">
            {said.map(({ name, text }) => (
              <div key={name} className="border-l-2 border-line-strong pl-3">
                <dt className="text-xs text-muted [overflow-wrap:anywhere]">
                  {labels.get(name) ?? nameQuestion({ name, label: name })}
                </dt>
                <dd className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LeadEnd lead={lead} />
      <NextStepField lead={lead} />
      <LeadNoteField lead={lead} hideLabel={false} rows={3} className="gap-2!" />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-xs text-muted [overflow-wrap:anywhere]">
          {m.leads_panel_id({ id: lead.facebookLeadId })}
        </p>
        <EraseLead lead={lead} onErased={onErased} />
      </div>
    </div>
  );
}
