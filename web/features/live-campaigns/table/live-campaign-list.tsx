import type { LiveCampaign, SyncState } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { CloudOff, Link2, Megaphone, SearchX } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMaySteer } from '../live-tools.ts';
import { rowsPlace } from '../week/week-path.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { countWords } from './count-words.ts';
import { LiveCampaignCards } from './live-campaign-cards.tsx';
import { LiveCampaignTable } from './live-campaign-table.tsx';
import { liveColumns } from './live-columns.tsx';
import { ReadingCampaigns } from './reading-campaigns.tsx';
import { TableTools } from './table-tools.tsx';
import type { TableView } from './table-view.ts';
import { useChoice } from './use-choice.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useTableView } from './use-table-view.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useMay } from '#web/workspace/may.ts';

interface LiveCampaignListProps {
  campaigns: LiveCampaign[];
  /** Which their figures are of. */
  period: Period;
  sync: SyncState;
  /** More is on its way than these. */
  isReading: boolean;
  /** A Facebook account is linked and an ad account chosen. */
  isConnected: boolean;
  /** A Facebook account is linked; without an ad account chosen it is not connected yet. */
  isLinked: boolean;
  /** Facebook takes our token. */
  canSync: boolean;
}

/** The live campaigns, or what is missing for there to be some. */
export const LiveCampaignList = memo(function LiveCampaignList(props: LiveCampaignListProps) {
  const { campaigns, period, ...situation } = props;
  if (campaigns.length > 0) return <Campaigns campaigns={campaigns} period={period} />;
  return (
    <div className="space-y-4">
      <h2 className="text-lg font-semibold">{m.live_table()}</h2>
      <NoCampaigns {...situation} />
    </div>
  );
});

/** Beside the sidebar. */
const roomForTable = '(min-width: 1024px)';

function Campaigns({ campaigns, period }: Pick<LiveCampaignListProps, 'campaigns' | 'period'>) {
  const isWide = useWideScreen(roomForTable);
  const maySteer = useMaySteer();
  const [view, change] = useTableView();
  const choice = useChoice();
  const [isChoosing, setIsChoosing] = useState(false);
  // Letters appear as they are typed, even while the rows to them are still being found.
  const wanted = useDeferredValue(view);
  const rows = useLiveRows(campaigns, { ...wanted, period });
  const columns = useMemo(() => liveColumns.filter(({ id }) => view.columns.includes(id)), [view.columns]);
  const onSort = useCallback((sort: TableView['sort']) => change({ sort }), [change]);
  const startChoosing = useCallback(() => setIsChoosing(true), []);
  const bar = (
    <ChoiceBar
      {...{ campaigns, choice }}
      onEnd={() => {
        choice.chooseAll([]);
        setIsChoosing(false);
      }}
    />
  );
  const tools = (
    <TableTools
      {...{ campaigns, view }}
      onViewChange={change}
      isNarrow={!isWide}
      onChoose={isWide || !maySteer ? undefined : startChoosing}
    />
  );
  return (
    <div id={rowsPlace} className="scroll-mt-20 space-y-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-2 lg:block">
          <h2 className="text-base font-semibold">{m.live_table()}</h2>
          <p role="status" className="text-xs text-muted">
            {countWords(campaigns, rows.length)}
          </p>
        </div>
        {/* In the place of the tools, so that nothing below moves. */}
        {isWide && choice.ids.size > 0 ? bar : tools}
      </div>
      {!maySteer && <p className="text-sm text-muted">{m.teams_may_not_steer()}</p>}
      {rows.length > 0 ? (
        isWide ? (
          <LiveCampaignTable {...{ rows, columns, onSort, choice }} sort={view.sort} />
        ) : (
          <LiveCampaignCards {...{ rows, columns }} choice={isChoosing ? choice : undefined} />
        )
      ) : (
        <EmptyState
          icon={<SearchX />}
          heading="h3"
          title={m.live_found_none_title()}
          text={m.live_found_none_text()}
          action={
            <Button variant="secondary" onClick={() => change({ text: '', status: '', goal: '' })}>
              {m.live_found_none_action()}
            </Button>
          }
        />
      )}
      {isChoosing && !isWide && (
        <div
          data-foot-bar
          className="sticky bottom-[calc(var(--bar,0px)+0.75rem)] z-10 rounded-xl border border-line bg-raised p-3 shadow-raised"
        >
          {bar}
        </div>
      )}
    </div>
  );
}

function NoCampaigns({
  sync,
  isReading,
  isConnected,
  isLinked,
  canSync,
}: Omit<LiveCampaignListProps, 'campaigns' | 'period'>) {
  const mayManage = useMay('manage');
  const mayDraft = useMay('draft');
  if (!isConnected) {
    return (
      <EmptyState
        icon={<Link2 />}
        heading="h3"
        title={(isLinked ? m.live_unchosen_title : m.live_unconnected_title)()}
        text={(isLinked ? m.live_unchosen_text : m.live_unconnected_text)()}
        action={
          mayManage && (
            <Button asChild>
              <Link to={isLinked ? '/dashboard#connection' : '/dashboard'}>
                {(isLinked ? m.live_unchosen_action : m.live_unconnected_action)()}
              </Link>
            </Button>
          )
        }
      />
    );
  }
  const isUnread = sync.lastSyncedAt === null || sync.isMissingPublished;
  if (isUnread && (sync.state === 'failed' || !canSync)) {
    return (
      <EmptyState
        icon={<CloudOff />}
        heading="h3"
        title={m.live_unread_title()}
        text={m.live_unread_text()}
      />
    );
  }
  // Opening the page begins a sync of what was not read yet, so that one is under way or about to be.
  if (isUnread || isReading || sync.state === 'syncing') return <ReadingCampaigns />;
  return (
    <EmptyState
      icon={<Megaphone />}
      heading="h3"
      title={m.live_empty_title()}
      text={m.live_empty_text()}
      action={
        mayDraft && (
          <Button asChild>
            <Link to="/campaign/new">{m.live_start_new()}</Link>
          </Button>
        )
      }
    />
  );
}
