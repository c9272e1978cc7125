import type { InboxLead, Lead, LeadStatus } from '#contract/leads/lead.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { Tone } from '#web/ui/tone.ts';
import { findWish, nameOf } from '../lead/lead-answers.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { useNow } from '#web/ui/use-now.ts';
import { LeadAge } from '../lead/lead-age.tsx';
import { statusWords } from '../lead/status-words.ts';

const tones: Record<LeadStatus, Tone> = {
  new: 'info',
  contacted: 'warning',
  won: 'success',
  lost: 'neutral',
};

interface InboxRowProps {
  entry: InboxLead;
  /** The inbox's address with this lead opened. */
  to: string;
  isShown: boolean;
  /** The person stands beside it: one does not go back to the list. */
  isBeside: boolean;
  /** Who was looked at last. */
  isLast: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** Where the list comes back in place of the person, the keyboard goes on where it was. */
const focusOnReturn = (link: HTMLAnchorElement | null) => link?.focus();

/** Somebody in the list: who, what they want, since when, and what became of it. */
export function InboxRow(props: InboxRowProps) {
  const { entry, to, isShown, isBeside, isLast, ...on } = props;
  const { lead, title } = entry;
  const wish = findWish(lead)?.text;
  const isNew = lead.status === 'new';
  return (
    <Link
      ref={isLast && !isBeside ? focusOnReturn : undefined}
      to={to}
      replace={isBeside}
      preventScrollReset={isBeside}
      aria-current={isShown || undefined}
      {...on}
      className={cn(
        'block rounded-lg px-3 py-3 text-sm focus-visible:outline-offset-[-2px]',
        isShown ? 'bg-surface ring-1 ring-line' : 'hover:bg-hover',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={cn('min-w-0 truncate', isNew ? 'font-semibold' : 'font-medium')}>
          {nameOf(lead) ?? m.leads_panel_nameless()}
        </span>
        <LeadAge lead={lead} className="shrink-0 text-xs text-muted" />
      </span>
      <span className="mt-1 flex items-center justify-between gap-3">
        <span className="min-w-0 truncate">{wish ?? title}</span>
        <Badge tone={lead.isTest ? 'neutral' : tones[lead.status]} className="shrink-0">
          {lead.isTest ? m.leads_test() : statusWords[lead.status]()}
        </Badge>
      </span>
      <span className="mt-0.5 block truncate text-xs text-muted empty:hidden">
        {[wish && title, lead.takenBy && m.leads_taken(lead.takenBy)].filter(Boolean).join(' · ')}
      </span>
      <NextStep lead={lead} />
    </Link>
  );
}

/** What is to be done next; marked from the moment on when it is due. */
function NextStep({ lead: { nextStep, status } }: { lead: Lead }) {
  const now = useNow();
  if (!nextStep || status === 'won' || status === 'lost') return null;
  const isDue = Date.parse(nextStep.at) <= now;
  return (
    <span className="mt-1 flex items-center gap-2 text-xs">
      {isDue && (
        <Badge tone="warning" className="shrink-0">
          {m.leads_next_due_mark()}
        </Badge>
      )}
      <span className={cn('min-w-0 truncate', isDue ? 'font-medium' : 'text-muted')}>
        {`${formatDateTime(nextStep.at)} · ${nextStep.text}`}
      </span>
    </span>
  );
}
