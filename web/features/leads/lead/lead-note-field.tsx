import { type Lead, leadLimits } from '#contract/leads/lead.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { changeLead } from './change-lead.ts';
import { nameOf } from './lead-answers.ts';

type Typed = { text: string; was: string } | undefined;

interface LeadNoteFieldProps {
  lead: Lead;
  hideLabel?: boolean;
  rows?: number;
  className?: string;
}

/** A note on a lead, kept when one leaves it, with Enter, and when the row scrolls away. Escape takes back what was typed. */
export function LeadNoteField({ lead, hideLabel = true, rows = 1, className }: LeadNoteFieldProps) {
  // With what stood there when one began: what another adds meanwhile is not written over.
  const [typed, setTyped] = useState<{ text: string; was: string }>();
  const latest = useRef<{ lead: Lead; typed: Typed }>({ lead, typed });
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
      value={typed?.text ?? lead.note}
      onValueChange={(text) => setTyped({ text, was: typed?.was ?? lead.note })}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className={cn(
        '[&_textarea]:max-h-40',
        // In a row of a table it is quiet until somebody writes.
        hideLabel && '[&_textarea]:resize-none lg:[&_textarea:not(:focus)]:bg-transparent',
        className,
      )}
    />
  );
}

function keep({ lead, typed }: { lead: Lead; typed: Typed }): void {
  const note = typed?.text.trim();
  if (note !== undefined && note !== typed!.was) changeLead({ ...lead, note: typed!.was }, { note });
}
