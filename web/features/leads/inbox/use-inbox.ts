import type { InboxLead } from '#contract/leads/lead.ts';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { useOnline } from '#web/ui/use-online.ts';
import type { LeadView } from '../list/lead-view.ts';

/** The address of the same part of the inbox with this lead opened, or with none. */
export function withLead(search: string, id?: string): string {
  const address = new URLSearchParams(search);
  address.delete('lead');
  if (id !== undefined) address.set('lead', id);
  return `/leads?${address.toString()}`;
}

/** The leads of all campaigns, newest first, a page at a time. */
export function useInbox({ search, status }: LeadView) {
  const wanted = { ...(search.trim() && { search: search.trim() }), ...(status && { status }) };
  const inbox = useInfiniteQuery(
    api.leads.inbox.infiniteOptions({
      input: (next: string | undefined) => ({ ...wanted, ...(next && { next }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  const leads = useMemo(() => {
    const pages = inbox.data?.pages ?? [];
    const due = pages[0]?.due ?? [];
    const dueIds = new Set(due.map(({ lead }) => lead.id));
    // What is to be done now stands on top, and not a second time below.
    return [...due, ...pages.flatMap((page) => page.leads.filter(({ lead }) => !dueIds.has(lead.id)))];
  }, [inbox.data]);
  return { ...inbox, leads, state: inbox.data?.pages[0] };
}

/**
 * The lead the address names, whether or not the list shows it: what the list knows of it is there at once. Where there
 * is room beside the list, its first one is opened for whoever comes without a name. A list that could not be read anew
 * is told of above both.
 */
export function useShownLead(leads: InboxLead[], { isBeside, isOld }: { isBeside: boolean; isOld: boolean }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const id = address.get('lead') ?? undefined;
  const [lastId, setLastId] = useState(id);
  if (id !== undefined && id !== lastId) setLastId(id);
  const firstId = isBeside && id === undefined ? leads[0]?.lead.id : undefined;
  useEffect(() => {
    if (firstId === undefined) return;
    void navigate(withLead(location.search, firstId), { replace: true, preventScrollReset: true });
  }, [firstId, navigate]);
  const isOnline = useOnline();
  const { data: entry, error } = useQuery(
    api.leads.get.queryOptions({
      input: id === undefined ? skipToken : { id },
      initialData: () => leads.find(({ lead }) => lead.id === id),
    }),
  );
  // Without a line the page says so once, and shows whom it has kept.
  const isTold = entry && (!isOnline || (isBeside && isOld));
  const title = entry ? m.leads_stale() : m.leads_trouble_title();
  return { id, lastId, entry, trouble: error && !isTold ? { error, title } : null };
}
