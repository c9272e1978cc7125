import { type Lead, leadLimits } from '#contract/leads/lead.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { changeLead } from './change-lead.ts';
import { nameOf } from './lead-answers.ts';

interface LeadNoteFieldProps {
  lead: Lead;
  hideLabel?: boolean;
  rows?: number;
  className?: string;
}

/** A note on a lead, kept when one leaves it, with Enter, and when the row scrolls away. Escape takes back what was typed. */
export function LeadNoteField({ lead, hideLabel = true, rows = 1, className }: LeadNoteFieldProps) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef<{ lead: Lead; typed: string | undefined }>({ lead, typed });
  useEffect(() => {
    latest.current = { lead, typed };
  });
  useEffect(() => () => keep(latest.current), []);

  function leave() {
    keep({ lead, typed });
    latest.current.typed = undefined;
    setTyped(undefined);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key === 'Escape' && typed !== undefined) {
      // It is meant for what was typed, not for the panel around it.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setTyped(undefined);
    }
  }
  return (
    <TextArea
      label={hideLabel ? m.leads_note_of({ name: nameOf(lead) ?? m.leads_nameless() }) : m.leads_note()}
      hideLabel={hideLabel}
      rows={rows}
      maxLength={leadLimits.note}
      placeholder={m.leads_note_empty()}
      value={typed ?? lead.note}
      onValueChange={setTyped}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className={cn('[&_textarea]:max-h-40', className)}
    />
  );
}

function keep({ lead, typed }: { lead: Lead; typed: string | undefined }): void {
  const note = typed?.trim();
  if (note !== undefined && note !== lead.note) changeLead(lead, { note });
}
