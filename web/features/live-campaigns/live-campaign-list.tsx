import type { LiveCampaign, SyncState } from '#contract/live-campaigns.ts';
import { CloudOff, Link2, Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LiveCampaignCards } from './live-campaign-cards.tsx';
import { LiveCampaignTable } from './live-campaign-table.tsx';
import { ReadingCampaigns } from './reading-campaigns.tsx';
import { useWideScreen } from './use-wide-screen.ts';

interface LiveCampaignListProps {
  campaigns: LiveCampaign[];
  sync: SyncState;
  /** A Facebook account is linked and an ad account chosen. */
  isConnected: boolean;
  /** Facebook takes our token. */
  canSync: boolean;
}

/** The live campaigns, or what is missing for there to be some. */
export function LiveCampaignList({ campaigns, ...situation }: LiveCampaignListProps) {
  return (
    <div className="space-y-4">
      <h2 className="text-lg font-semibold">{m.live_table()}</h2>
      {campaigns.length > 0 ? <Rows campaigns={campaigns} /> : <NoCampaigns {...situation} />}
    </div>
  );
}

function Rows({ campaigns }: Pick<LiveCampaignListProps, 'campaigns'>) {
  const isWide = useWideScreen();
  return isWide ? <LiveCampaignTable campaigns={campaigns} /> : <LiveCampaignCards campaigns={campaigns} />;
}

function NoCampaigns({ sync, isConnected, canSync }: Omit<LiveCampaignListProps, 'campaigns'>) {
  if (!isConnected) {
    return (
      <EmptyState
        icon={<Link2 />}
        heading="h3"
        title={m.live_unconnected_title()}
        text={m.live_unconnected_text()}
        action={
          <Button asChild>
            <Link to="/dashboard">{m.live_unconnected_action()}</Link>
          </Button>
        }
      />
    );
  }
  if (sync.lastSyncedAt === null && (sync.state === 'failed' || !canSync)) {
    return (
      <EmptyState
        icon={<CloudOff />}
        heading="h3"
        title={m.live_unread_title()}
        text={m.live_unread_text()}
      />
    );
  }
  // Opening the page begins the first sync, so that one is under way or about to be.
  if (sync.lastSyncedAt === null || sync.state === 'syncing') return <ReadingCampaigns />;
  return (
    <EmptyState
      icon={<Megaphone />}
      heading="h3"
      title={m.live_empty_title()}
      text={m.live_empty_text()}
      action={
        <Button asChild>
          <Link to="/campaign/new">{m.live_start_new()}</Link>
        </Button>
      }
    />
  );
}
