import type { SyncState } from '#contract/live/live-campaign.ts';
import { ChartSpline, ToggleRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { useConnect } from '#web/features/connections/use-connect.ts';
import { ReadingCampaigns } from '#web/features/live-campaigns/table/reading-campaigns.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { useMay } from '#web/workspace/may.ts';

interface NoCampaignsProps {
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

/** What is missing for there to be live campaigns, and how it is made up for. */
export function NoCampaigns(props: NoCampaignsProps) {
  const keptPlace = useKeptPlace((region) => findControl(region) ?? region.closest('main'));
  const isChoosing = props.isLinked && !props.isConnected;
  return (
    <div {...keptPlace}>
      <h2 className="sr-only">{m.live_table()}</h2>
      {isChoosing ? <ConnectionPanel variant="compact" /> : <Situation {...props} />}
    </div>
  );
}

function Situation({ sync, isReading, isConnected, canSync }: NoCampaignsProps) {
  const mayManage = useMay('manage');
  const mayDraft = useMay('draft');
  const { state, connect } = useConnect();
  if (!isConnected) {
    const text = state.is === 'error' ? state.reason : m.live_unconnected_text();
    return (
      <Nothing title={m.live_unconnected_title()} text={text}>
        {mayManage && (
          <Button busy={state.is === 'connecting'} onClick={() => void connect()}>
            {m.live_unconnected_action()}
          </Button>
        )}
      </Nothing>
    );
  }
  const isUnread = sync.lastSyncedAt === null || sync.isMissingPublished;
  if (isUnread && (sync.state === 'failed' || !canSync))
    return <Nothing title={m.live_unread_title()} text={m.live_unread_text()} />;
  // Opening the page begins a sync of what was not read yet, so that one is under way or about to be.
  if (isUnread || isReading || sync.state === 'syncing') return <ReadingCampaigns />;
  return (
    <Nothing title={m.live_empty_title()} text={m.live_empty_text()}>
      {mayDraft && (
        <Button asChild>
          <Link to="/campaign/new">{m.live_start_new()}</Link>
        </Button>
      )}
    </Nothing>
  );
}

function Nothing({ children, ...said }: { title: string; text: string; children?: ReactNode }) {
  const row = { title: m.live_empty_row(), text: m.live_empty_row_text() };
  const preview = <GhostRows {...row} count={2} start={<ToggleRight />} end={<ChartSpline />} />;
  const className = 'max-sm:-mb-3 max-sm:min-h-0 max-sm:pb-0';
  return <EmptyState heading="h3" preview={preview} action={children} className={className} {...said} />;
}
