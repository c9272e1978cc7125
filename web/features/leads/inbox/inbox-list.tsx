import type { InboxLead } from '#contract/leads/lead.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { InboxRow } from './inbox-row.tsx';
import { withLead } from './use-inbox.ts';

interface InboxListProps {
  leads: InboxLead[];
  shownId: string | undefined;
  /** The person stands beside the list, and follows the keyboard. */
  isBeside: boolean;
  /** Who was looked at last: the keyboard goes on from there. */
  lastId: string | undefined;
  /** Somebody was opened by keyboard, to go on with. */
  onEnter: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Everybody in the inbox. Arrows move through them, Enter goes to the person. */
export function InboxList({ leads, shownId, isBeside, lastId, onEnter }: InboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressOf = ({ lead: { id } }: InboxLead) => withLead(search, id);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = links.findIndex((link) => link === document.activeElement);
    if (step === undefined || place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(place + step, 0), links.length - 1);
    links[next]!.focus();
    const entry = leads[next];
    if (isBeside && entry) void navigate(addressOf(entry), { replace: true, preventScrollReset: true });
  }
  return (
    <ul ref={list} aria-label={m.leads_table()} className="space-y-1">
      {leads.map((entry) => (
        <li key={entry.lead.id}>
          <InboxRow
            entry={entry}
            to={addressOf(entry)}
            isShown={entry.lead.id === shownId}
            isBeside={isBeside}
            isLast={entry.lead.id === lastId}
            onKeyDown={onKeyDown}
            // A click without a pointer is one by keyboard.
            onClick={({ detail }) => isBeside && detail === 0 && onEnter()}
          />
        </li>
      ))}
    </ul>
  );
}
