import type { Lead } from '#contract/leads/lead.ts';
import { Users } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { FoundNone } from './found-none.tsx';
import { LeadCards } from './lead-cards.tsx';
import { LeadDialog } from '../lead/lead-dialog.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadTools } from './lead-tools.tsx';
import type { useLeadList } from './use-lead-list.ts';
import type { useLeadView } from './use-lead-view.ts';

/** For a table beside the sidebar. */
const roomForTable = '(min-width: 1024px)';

interface LeadListProps {
  list: ReturnType<typeof useLeadList>;
  leadView: ReturnType<typeof useLeadView>;
  /** How many the campaign has, whatever is searched for. */
  total: number;
}

/** The leads as a table, or where it has no room as cards, and the panel of the one that was opened. */
export function LeadList({ list, leadView: { view, typed, isFiltered, change }, total }: LeadListProps) {
  const { leads, campaign, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const [opened, setOpened] = useState<Lead>();
  // Its panel is many small pieces to make: the page stays free to answer between them.
  const open = useCallback((lead: Lead) => startTransition(() => setOpened(lead)), []);
  const isWide = useWideScreen(roomForTable);
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (!campaign) return null;

  if (total === 0 && leads.length === 0 && !isFiltered && typed === '') {
    return <EmptyState icon={<Users />} title={m.leads_empty_title()} text={m.leads_empty_text()} />;
  }
  const { matching, questions } = campaign;
  const all = Math.max(total, matching);
  const counts = { shown: formatWhole(matching), total: all, all: formatWhole(all) };
  const Rows = isWide ? LeadTable : LeadCards;
  // What the panel shows follows the list; what the list shows no more, it shows as it was.
  const shown = opened && (leads.find(({ id }) => id === opened.id) ?? opened);
  return (
    <div className="space-y-4">
      <h2 className="sr-only">{m.leads_table()}</h2>
      <LeadTools typed={typed} status={view.status} onChange={change} />
      <p role="status" className="text-sm text-muted empty:mb-0">
        {isFiltered && m.leads_count_matching(counts)}
      </p>
      {leads.length > 0 ? (
        <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          <Rows leads={leads} questions={questions} onOpen={open} onEnd={readOn} />
        </div>
      ) : (
        <FoundNone
          isFiltered={isFiltered}
          refetch={list.refetch}
          onClear={() => change({ search: '', status: '' })}
        />
      )}
      {isFetchingNextPage && (
        <p className="flex items-center justify-center gap-2 text-sm text-muted">
          <Spinner /> {m.leads_reading_on()}
        </p>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Banner
          tone="warning"
          title={m.leads_reading_on_failed()}
          action={
            <Button variant="secondary" onClick={() => void fetchNextPage()}>
              {m.ui_try_again()}
            </Button>
          }
        />
      )}
      {shown && <LeadDialog lead={shown} questions={questions} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
