import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { api } from '#web/api.ts';
import { withLead } from '#web/features/leads/inbox/use-inbox.ts';
import { contactLinks, nameOf } from '#web/features/leads/lead/lead-answers.ts';
import { m } from '#web/paraglide/messages.js';
import { useMay } from '#web/workspace/may.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { PaletteEntry } from './palette-entries.ts';

const leastLetters = 2;
const debounceMs = 250;
const mostFound = 5;

/** The people who answered with these words: their name, their address, their number. Asked of the server, and only the newest question counts. */
export function useFoundLeads(text: string, go: (to: string) => void) {
  const wanted = text.trim().slice(0, 100);
  const search = useDebounced(wanted, debounceMs);
  const maySeeLeads = useMay('leads');
  const isAsked = maySeeLeads && wanted.length >= leastLetters;
  const { data, error, isFetching } = useQuery({
    ...api.leads.inbox.queryOptions({ input: { search, limit: mostFound } }),
    enabled: isAsked && search === wanted,
    retry: false,
  });
  const found = isAsked && search === wanted ? (data?.leads ?? []) : [];
  return {
    isSearching: isAsked && (search !== wanted || isFetching) && found.length === 0,
    error: isAsked && search === wanted ? error : null,
    entries: found.map(({ lead, title }): PaletteEntry => {
      const contacts = contactLinks(lead);
      const contact = contacts.find((each) => each.text.includes(wanted)) ?? contacts[0];
      const name = nameOf(lead) ?? contact?.text ?? m.leads_panel_nameless();
      const isNamed = name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase());
      return {
        id: `lead-${lead.id}`,
        name,
        // By what they were found, or else where they come from.
        detail: isNamed ? title : (contact?.text ?? title),
        // The server has looked for the words, and knows a number however it is written.
        also: text,
        isPassing: true,
        icon: <UserRound aria-hidden />,
        choose: () => go(withLead('', lead.id)),
      };
    }),
  };
}
