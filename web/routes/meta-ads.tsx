import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { DraftShelf } from '#web/features/campaigns/draft-shelf.tsx';
import { AccountOverview } from '#web/features/live-campaigns/account-overview.tsx';
import { LiveCampaignList } from '#web/features/live-campaigns/live-campaign-list.tsx';
import { StartCards } from '#web/features/live-campaigns/start-cards.tsx';
import { SyncStatus } from '#web/features/live-campaigns/sync-status.tsx';
import { useAutoSync } from '#web/features/live-campaigns/use-auto-sync.ts';
import { useLiveOverview } from '#web/features/live-campaigns/use-live-overview.ts';
import { useSync } from '#web/features/live-campaigns/use-sync.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export default function MetaAds() {
  const {
    data: connection,
    isPending: isConnecting,
    isError: isUnknown,
  } = useQuery(api.connections.get.queryOptions());
  const { overview, sync } = useLiveOverview();
  const { mutate, isPending } = useSync();

  const isConnected = isUnknown || Boolean(connection?.selectedAdAccountId);
  const canSync = isConnected && !connection?.broken;
  const startAutoSync = useCallback(() => mutate({ type: 'auto' }), [mutate]);
  useAutoSync({ sync: isConnecting ? undefined : sync, canSync, start: startAutoSync });

  return (
    <Page title={m.live_title()}>
      <PageHeader
        title={m.live_title()}
        text={m.live_text()}
        back={{ to: '/dashboard', name: m.live_back() }}
        actions={
          sync && (
            <SyncStatus
              sync={sync}
              isStarting={isPending}
              onSync={canSync ? () => mutate({ type: 'manual' }) : undefined}
            />
          )
        }
      />
      {connection?.broken && (
        <Banner
          tone="warning"
          title={m.live_broken_title()}
          action={
            <Button asChild variant="secondary">
              <Link to="/dashboard">{m.live_broken_action()}</Link>
            </Button>
          }
        >
          {connection.broken}
        </Banner>
      )}
      {canSync && sync?.problem && (
        <Banner tone="danger" title={m.live_sync_failed_badge()}>
          {sync.problem}
        </Banner>
      )}
      <StartCards />
      {overview.isPending && <Spinner name={m.ui_loading()} className="mx-auto size-6" />}
      {overview.isError && (
        <Banner
          tone="danger"
          title={m.live_trouble()}
          action={
            <Button variant="secondary" onClick={() => void overview.refetch()}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {wordsFor(overview.error)}
        </Banner>
      )}
      {overview.data && sync && !isConnecting && (
        <>
          {overview.data.campaigns.length > 0 && (
            <AccountOverview totals={overview.data.totals} asOf={sync.lastSyncedAt} />
          )}
          <LiveCampaignList
            campaigns={overview.data.campaigns}
            sync={sync}
            isConnected={isConnected}
            canSync={canSync}
          />
        </>
      )}
      <DraftShelf />
    </Page>
  );
}
