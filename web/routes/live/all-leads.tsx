import type { InboxLead, LeadSummary } from '#contract/leads/lead.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, CircleUserRound, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '#web/api.ts';
import { AlertsButton } from '#web/features/leads/alerts/alerts-button.tsx';
import { useCallAtOnce } from '#web/features/leads/alerts/use-call-at-once.ts';
import { useOpenedByPush } from '#web/features/leads/alerts/use-opened-by-push.ts';
import { LeadCampaigns } from '#web/features/leads/arrival/lead-campaigns.tsx';
import { Inbox } from '#web/features/leads/inbox/inbox.tsx';
import { Person } from '#web/features/leads/inbox/person.tsx';
import { useInbox, useShownLead, withLead } from '#web/features/leads/inbox/use-inbox.ts';
import { useLeadView } from '#web/features/leads/list/use-lead-view.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock, Skeleton } from '#web/ui/skeleton.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useMay } from '#web/workspace/may.ts';

/** For a list and a person side by side. */
const roomForBoth = '(min-width: 1024px)';

/** The people who answered, of all campaigns. */
export default function AllLeads() {
  const leadView = useLeadView();
  const inbox = useInbox(leadView.view);
  const isBeside = useWideScreen(roomForBoth);
  const shown = useShownLead(inbox.leads, { isBeside, isOld: inbox.error !== null });
  useCallAtOnce(shown.entry?.lead);
  useOpenedByPush();
  const summaries = useQuery(api.leads.summaries.queryOptions());
  const withLeads = summaries.data?.filter(({ total }) => total > 0) ?? [];
  const hasAll = inbox.data && summaries.data;
  const isEmpty = hasAll && withLeads.length === 0;
  const isOnline = useOnline();
  const maySee = useMay('leads');
  const error = isOnline || !hasAll ? (inbox.error ?? summaries.error) : null;
  if (!isBeside && shown.id !== undefined) return <PersonPage shown={shown} leads={inbox.leads} />;
  const row = { title: m.leads_empty_row(), text: m.leads_empty_row_text() };
  return (
    <Page title={m.shell_leads()}>
      <PageHeader title={m.shell_leads()} actions={maySee && !isEmpty && <AlertsButton />} />
      {error && <LoadError error={error} title={hasAll ? m.leads_stale() : m.leads_trouble_title()} />}
      {!hasAll && !error && (
        <div className="grid gap-6 lg:grid-cols-[minmax(18rem,27rem)_1fr]">
          <LoadingBlock className="h-102 bg-surface" />
          <Skeleton className="h-160 bg-surface max-lg:hidden" />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          preview={<GhostRows {...row} count={2} start={<CircleUserRound />} end={<Phone />} />}
          title={m.leads_empty_title()}
          text={m.leads_inbox_empty()}
          action={
            <div className="flex flex-col gap-2">
              <Button asChild>
                <Link to="/campaign/new" state={{ objective: 'leads', previousRoute: '/leads' }}>
                  {m.leads_inbox_create()}
                </Link>
              </Button>
              {maySee && <AlertsButton variant="ghost" />}
            </div>
          }
        />
      )}
      {hasAll && withLeads.length > 0 && (
        <Inbox {...{ inbox, shown, leadView, isBeside }} totals={<Totals summaries={withLeads} />} />
      )}
    </Page>
  );
}

interface PersonPageProps {
  shown: ReturnType<typeof useShownLead>;
  leads: InboxLead[];
}

/** In place of the list, where there is no room beside it; from here to whoever stands before and after them. */
function PersonPage({ shown: { id, entry, trouble }, leads }: PersonPageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = withLead(search);
  const place = leads.findIndex(({ lead }) => lead.id === id);
  const others =
    place === -1
      ? []
      : [
          { next: leads[place - 1], name: m.leads_inbox_previous(), Icon: ChevronUp },
          { next: leads[place + 1], name: m.leads_inbox_next(), Icon: ChevronDown },
        ];
  const head = (title: string, text?: ReactNode) => (
    <div>
      <PageHeader
        title={title}
        back={{ to, name: m.leads_inbox_back() }}
        className="flex-nowrap! gap-x-2"
        actions={
          <div className="flex shrink-0">
            {others.map(({ next, name, Icon }) => (
              <IconButton
                key={name}
                name={name}
                disabled={!next}
                onClick={() => void navigate(withLead(search, next?.lead.id), { replace: true })}
              >
                <Icon aria-hidden className="!size-5" />
              </IconButton>
            ))}
          </div>
        }
      />
      {/* As wide as the page, not as what the way on leaves of its row. */}
      {text && <div className="mt-1.5">{text}</div>}
    </div>
  );
  return (
    <Page title={m.shell_leads()} width="narrow">
      {!entry && head(m.shell_leads())}
      {entry && (
        <Person isPage entry={entry} head={head} onErased={() => void navigate(to, { replace: true })} />
      )}
      {trouble && <LoadError {...trouble} />}
      {!entry && !trouble && <LoadingBlock className="h-102 bg-surface" />}
    </Page>
  );
}

/** How many there are, the way to those nobody has dealt with, and to each campaign's list. */
function Totals({ summaries }: { summaries: LeadSummary[] }) {
  const sum = (what: 'total' | 'unhandled') => summaries.reduce((all, each) => all + each[what], 0);
  const [total, count] = [sum('total'), sum('unhandled')];
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
      <p>
        {m.leads_count_all({ total, all: formatWhole(total) })}
        {count > 0 && ' · '}
        {count > 0 && (
          <Link to="/leads?status=new" className="text-accent-text underline underline-offset-4">
            {m.leads_new_count({ count, shown: formatWhole(count) })}
          </Link>
        )}
      </p>
      <Popover
        name={m.leads_inbox_campaigns()}
        trigger={
          <Button variant="ghost" size="small">
            {m.leads_inbox_campaigns()}
          </Button>
        }
      >
        <LeadCampaigns summaries={summaries} />
      </Popover>
    </div>
  );
}
