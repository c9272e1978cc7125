import type { LiveCampaign, SyncState } from '#contract/live-campaigns.ts';
import { Link2, Megaphone } from 'lucide-react';
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
}

/** The live campaigns, or what is missing for there to be some. */
export function LiveCampaignList({ campaigns, sync, isConnected }: LiveCampaignListProps) {
  return (
    <section aria-labelledby="live-campaigns" className="space-y-4">
      <h2 id="live-campaigns" className="text-lg font-semibold">
        {m.live_table()}
      </h2>
      {campaigns.length > 0 ? (
        <Rows campaigns={campaigns} />
      ) : (
        <NoCampaigns isReading={sync.state === 'syncing'} isConnected={isConnected} />
      )}
    </section>
  );
}

function Rows({ campaigns }: Pick<LiveCampaignListProps, 'campaigns'>) {
  const isWide = useWideScreen();
  return isWide ? <LiveCampaignTable campaigns={campaigns} /> : <LiveCampaignCards campaigns={campaigns} />;
}

function NoCampaigns({ isReading, isConnected }: { isReading: boolean; isConnected: boolean }) {
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
  if (isReading) return <ReadingCampaigns />;
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
