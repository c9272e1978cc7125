import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { api, askAhead } from '#web/api.ts';
import { RecentDrafts } from '#web/features/campaigns/draft/recent-drafts.tsx';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { NewLeadCount } from '#web/features/leads/arrival/new-lead-count.tsx';
import { AccountFigures } from '#web/features/live-campaigns/figures/account-figures.tsx';
import { AccountOverview } from '#web/features/live-campaigns/figures/account-overview.tsx';
import { LiveCampaignList } from '#web/features/live-campaigns/table/live-campaign-list.tsx';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { OverviewPlaceholder } from '#web/features/live-campaigns/figures/overview-placeholder.tsx';
import { PeriodSelect } from '#web/features/live-campaigns/figures/period-select.tsx';
import { useDrifts } from '#web/features/live-campaigns/drift/use-drifts.ts';
import { StartLinks } from '#web/features/live-campaigns/table/start-links.tsx';
import { SyncStatus } from '#web/features/live-campaigns/sync/sync-status.tsx';
import { useAutoSync } from '#web/features/live-campaigns/sync/use-auto-sync.ts';
import { overviewQuery } from '#web/features/live-campaigns/sync/overview-query.ts';
import { useLiveOverview } from '#web/features/live-campaigns/sync/use-live-overview.ts';
import { periodIn, usePeriod } from '#web/features/live-campaigns/figures/use-period.ts';
import { useSync } from '#web/features/live-campaigns/sync/use-sync.ts';
import { WeekSentence } from '#web/features/live-campaigns/week/week-sentence.tsx';
import { JustPublished } from '#web/features/publications/just-published.tsx';
import { DoNext, NothingNext } from '#web/features/recommendations/do-next.tsx';
import { useRecommendations } from '#web/features/recommendations/use-recommendations.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useMay } from '#web/workspace/may.ts';
import type { Route } from './+types/meta-ads.ts';
import { RecommendationAction } from './recommendation-action.tsx';
import { useLiveDialogs } from './use-live-dialogs.tsx';

// What only a newcomer sees, and the way to Facebook with it.
const NoCampaigns = lazy(async () => ({ default: (await import('./no-campaigns.tsx')).NoCampaigns }));

/** On a phone campaigns are to come soon; beside the chart, which is low in a low window, more would be cut off. */
const hasLittleRoom =
  '(max-width: 639px), (min-width: 1024px) and (max-width: 87.49rem), (min-width: 1024px) and (max-height: 999px)';
const besideChart = '(min-width: 1024px)';

export function clientLoader({ request }: Route.ClientLoaderArgs): void {
  askAhead(overviewQuery(periodIn(new URL(request.url).searchParams)));
  askAhead(api.connections.get.queryOptions());
  askAhead(api.liveCampaigns.listDrifts.queryOptions({ input: {} }));
  askAhead(api.recommendations.list.queryOptions());
}

export default function MetaAds() {
  const link = useQuery(api.connections.get.queryOptions());
  const connection = link.data;
  const [period, choosePeriod] = usePeriod();
  const { overview, sync, isBehind } = useLiveOverview(period);
  // There may be thousands: the page stays free to answer while they are drawn anew.
  const shown = useDeferredValue(overview.data);
  const { mutate, isPending } = useSync(sync);
  const { dialogs, open } = useLiveDialogs();
  const drifts = useDrifts();
  const next = useRecommendations();
  const recommendations = next.data?.recommendations ?? [];
  const isBesideChart = useWideScreen(besideChart);
  const mostWithRoom = isBesideChart ? 2 : 3;
  const most = useWideScreen(hasLittleRoom) ? 1 : mostWithRoom;
  const hasRoom = useWideScreen(beyondPhone);
  const [isFiguresOpen, setIsFiguresOpen] = useState(false);
  const tools = useMemo(
    () => ({
      ...open,
      ...(open.maySeeLeads && {
        leadMark: (id: string) => <NewLeadCount facebookCampaignId={id} />,
      }),
    }),
    [open],
  );

  const mayManage = useMay('manage');
  const isQuiet = shown?.campaigns.length === 0;
  const isReady = shown && sync && link.isFetched && [drifts, next].every(isKnown);
  const isUnknown = link.isFetched && connection === undefined;
  const isConnected = isUnknown || Boolean(connection?.selectedAdAccountId);
  const canSync = isConnected && !connection?.broken;
  const startAutoSync = useCallback(() => mutate({ type: 'auto' }), [mutate]);
  useAutoSync({ sync: link.isFetched ? sync : undefined, canSync, start: startAutoSync });

  return (
    <Page title={m.live_title()} className="max-sm:pt-3 lg:pb-4">
      <PageHeader
        title={m.live_title()}
        text={
          <SyncStatus
            sync={sync}
            isStopped={connection !== undefined && !canSync}
            isStarting={isPending}
            onSync={canSync ? () => mutate({ type: 'manual' }) : undefined}
          />
        }
        back={{ to: '/dashboard', name: m.live_back() }}
        actions={<StartLinks isQuiet={isQuiet} className="ml-auto max-sm:hidden" />}
      />
      <JustPublished />
      {connection?.broken && (
        <Banner
          tone="warning"
          title={m.live_broken_title()}
          action={
            mayManage && (
              <Button asChild variant="secondary">
                <Link to="/dashboard">{m.live_broken_action()}</Link>
              </Button>
            )
          }
        >
          {connection.broken}
        </Banner>
      )}
      {shown && shown.campaigns.length > 0 && <UnchosenNotice />}
      {canSync && sync?.problem && (
        <Banner tone="danger" title={m.live_sync_failed_badge()}>
          {sync.problem.text}
        </Banner>
      )}
      {overview.isError && <LoadError error={overview.error} title={m.live_trouble()} />}
      {isReady ? (
        <LiveToolsOf value={tools}>
          <div className="group/shown space-y-3 lg:space-y-2 lg:nth-2:-mt-4.5 tall:lg:space-y-4">
            {shown.campaigns.length > 0 && (
              <div className="grid gap-3 lg:gap-2 tall:lg:gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_22rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_26rem]">
                <div className="relative flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:col-span-2">
                  <div className="min-w-0 flex-1 basis-96">
                    <WeekSentence
                      week={shown.week}
                      currency={shown.totals.currency}
                      soFar={shown.today}
                      isShort
                    />
                  </div>
                  {next.isSuccess && recommendations.length === 0 && (
                    // Where there is room, and nothing is told above, it stands level with the sync, and leaves the line to the week.
                    <div className="xl:right-0 xl:-top-7 xl:group-nth-2/shown:absolute">
                      <NothingNext />
                    </div>
                  )}
                </div>
                {next.data && recommendations.length > 0 && (
                  <DoNext
                    {...next.data}
                    most={most}
                    action={(recommendation) => <RecommendationAction recommendation={recommendation} />}
                    className={cn(
                      'lg:col-start-2 lg:row-start-3 lg:min-h-50 lg:[contain:size] min-[87.5rem]:min-h-44',
                      recommendations.length > 1 && 'min-[87.5rem]:[@media(min-height:1000px)]:min-h-84',
                    )}
                    restClassName={isBesideChart ? 'col-span-2 row-start-4' : undefined}
                  />
                )}
                <AccountOverview
                  overview={shown}
                  isOpen={isFiguresOpen}
                  onToggle={() => setIsFiguresOpen(!isFiguresOpen)}
                  choice={<PeriodSelect period={period} onPeriodChange={choosePeriod} />}
                  className="lg:col-span-2"
                />
                {(hasRoom || isFiguresOpen) && (
                  <AccountFigures
                    period={period}
                    goals={shown.goals}
                    className={cn('max-lg:order-last', recommendations.length === 0 && 'lg:col-span-2')}
                  />
                )}
              </div>
            )}
            {shown.campaigns.length > 0 ? (
              <LiveCampaignList campaigns={shown.campaigns} period={shown.period} />
            ) : (
              <Suspense fallback={<Skeleton className="min-h-[max(55vh,28rem)] bg-surface" />}>
                <NoCampaigns
                  sync={sync}
                  isReading={isBehind || isPending || shown !== overview.data}
                  isConnected={isConnected}
                  isLinked={Boolean(connection)}
                  canSync={canSync}
                />
              </Suspense>
            )}
          </div>
        </LiveToolsOf>
      ) : (
        !overview.isError && <OverviewPlaceholder />
      )}
      {/* On a phone the figures come first, and the bar below them begins something new. */}
      {(isReady || overview.isError) && (
        <>
          <StartLinks isQuiet={isQuiet} className="*:grow has-[+section]:hidden sm:hidden" />
          <RecentDrafts />
        </>
      )}
      {dialogs}
    </Page>
  );
}

/** There, or not to be had for now: what comes late would push away what is there. It stays so while it is asked for again. */
function isKnown({ isFetched, failureCount }: { isFetched: boolean; failureCount: number }): boolean {
  return isFetched || failureCount > 0;
}
