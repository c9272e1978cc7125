import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { InboxList } from './inbox-list.tsx';
import { Person } from './person.tsx';
import { QuicknessLine } from './quickness-line.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { type useInbox, type useShownLead, withLead } from './use-inbox.ts';
import { FoundNone } from '../list/found-none.tsx';
import { LeadTools } from '../list/lead-tools.tsx';
import type { useLeadView } from '../list/use-lead-view.ts';

interface InboxProps {
  inbox: ReturnType<typeof useInbox>;
  shown: ReturnType<typeof useShownLead>;
  leadView: ReturnType<typeof useLeadView>;
  isBeside: boolean;
  /** How many there are in all. */
  totals: ReactNode;
}

/** Everybody who answered, and where there is room, the one who is looked at beside them. */
export function Inbox({ inbox, shown, leadView, isBeside, totals }: InboxProps) {
  const { view, typed, isFiltered, change } = leadView;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const onKey = useInboxKeys(shown.entry?.lead);
  const { leads, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = inbox;
  return (
    // Letters are for whoever moves through it by keyboard: every one of them has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="grid gap-6 lg:grid-cols-[minmax(18rem,27rem)_1fr]"
      onKeyDown={isBeside ? onKey : undefined}
    >
      <div className="min-w-0 space-y-4">
        <QuicknessLine quickness={inbox.state?.quickness ?? null} />
        {!isBeside && <WaitingChanges />}
        <LeadTools typed={typed} status={view.status} onChange={change} />
        {totals}
        {leads.length === 0 ? (
          <FoundNone {...{ isFiltered, refetch }} onClear={() => change({ search: '', status: '' })} />
        ) : (
          <div className={isPlaceholderData ? 'opacity-60' : undefined}>
            <InboxList
              leads={leads}
              shownId={shown.id}
              lastId={shown.lastId}
              isBeside={isBeside}
              onEnter={() => heading.current?.focus()}
            />
          </div>
        )}
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.leads_deliveries_more()}
          </Button>
        )}
        {isBeside && <p className="px-3 text-xs text-muted">{m.leads_keys()}</p>}
        <HowNew inbox={inbox} />
      </div>
      {isBeside && (
        <section
          aria-label={m.leads_inbox_person()}
          className="sticky top-20 max-h-[calc(100dvh-6rem)] min-w-0 self-start overflow-y-auto rounded-xl border border-line bg-surface p-6"
        >
          {shown.trouble && <LoadError {...shown.trouble} className="mb-5" />}
          {shown.entry && (
            <Person
              entry={shown.entry}
              head={(name, origin) => (
                <div>
                  <h2
                    ref={heading}
                    tabIndex={-1}
                    className="mb-1 text-xl font-semibold wrap-anywhere outline-none"
                  >
                    {name}
                  </h2>
                  {origin}
                </div>
              )}
              onErased={() => void navigate(withLead(search), { replace: true })}
            />
          )}
          {!shown.entry && !shown.trouble && <LoadingBlock className="h-78" />}
        </section>
      )}
    </div>
  );
}

function HowNew({ inbox: { state, leads } }: Pick<InboxProps, 'inbox'>) {
  const now = useNow();
  if (!state?.lastUpdatedAt) return null;
  const { lastUpdatedAt: at, atMeta } = state;
  const when = formatRelative(at, Math.max(now, Date.parse(at)));
  // Some may have come since they were counted, and Meta keeps none for longer than 90 days: fewer than stand here say nothing.
  const isCounted = atMeta !== null && atMeta > 0 && atMeta >= leads.length;
  return (
    <p className="flex flex-wrap gap-x-4 px-3 text-xs text-muted">
      <span>{m.leads_inbox_updated({ when })}</span>
      {isCounted && <span>{m.leads_inbox_at_meta({ shown: formatWhole(atMeta) })}</span>}
    </p>
  );
}
