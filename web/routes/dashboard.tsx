import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChartNoAxesCombined, CirclePlay, Layers, Rocket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { DraftReminder } from '#web/features/campaigns/draft/draft-reminder.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { readChosen } from '#web/features/connections/readiness.ts';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { AccountOverview } from '#web/features/live-campaigns/figures/account-overview.tsx';
import { Attention } from '#web/features/live-campaigns/table/attention.tsx';
import { useLiveOverview } from '#web/features/live-campaigns/sync/use-live-overview.ts';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { TalkButton } from '#web/features/support/talk-button.tsx';
import { PlanOffer } from '#web/features/workspaces/plan-offer.tsx';
import { PlanPanel } from '#web/features/workspaces/plan-panel.tsx';
import { SubscriptionStat } from '#web/features/workspaces/subscription-stat.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatCount } from '#web/ui/format/format.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { StepList, type StepState } from '#web/ui/step-list.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';

export default function Dashboard() {
  const { data: session } = authClient.useSession();
  const { overview: campaigns, sync } = useLiveOverview('30d');
  const { error } = campaigns;
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  const { key, state } = useLocation();
  const [today] = useState(() => new Date());
  const firstName = session?.user.name.trim().split(/\s+/)[0];

  useEffect(() => {
    if (!error) return;
    toastError(m.dashboard_load_failed(), m.dashboard_load_failed_text(), { id: 'dashboard-campaigns' });
  }, [error]);

  const isLinked = Boolean(connection?.selectedAdAccountId) && !connection?.broken;
  const isUnread = sync !== undefined && sync.lastSyncedAt === null && sync.state !== 'failed';
  const isReading = isLinked && isUnread && campaigns.data?.campaigns.length === 0;
  // Nothing is known before the first reading: a zero would be a guess.
  const overview = isReading ? undefined : campaigns.data;
  const show = (count: number | undefined) =>
    count === undefined ? m.dashboard_unknown() : formatCount(count);
  const hasCampaigns = overview !== undefined && overview.totals.totalCampaigns > 0;

  return (
    <Page title={m.dashboard_title()}>
      <PageHeader
        title={m.dashboard_welcome({ name: firstName || m.dashboard_there() })}
        text={hasCampaigns ? m.dashboard_text() : undefined}
      />
      {isReading && (
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          <Spinner />
          {m.live_reading()}
        </p>
      )}
      {hasCampaigns && <UnchosenNotice />}
      {error && !overview && <LoadError error={error} title={m.live_trouble()} />}
      <StatGrid>
        <Stat
          name={m.dashboard_total()}
          value={show(overview?.totals.totalCampaigns)}
          icon={<Layers aria-hidden />}
        />
        <Stat
          name={m.dashboard_active()}
          value={show(overview?.totals.activeCampaigns)}
          icon={<CirclePlay aria-hidden />}
        />
        <Stat
          name={m.dashboard_month()}
          value={show(overview && countThisMonth(overview, today))}
          hint={m.dashboard_month_hint()}
          icon={<CalendarDays aria-hidden />}
        />
        <SubscriptionStat workspace={workspace} now={today} />
      </StatGrid>
      {overview && <Attention campaigns={overview.campaigns} />}
      {overview && hasCampaigns && <AccountOverview overview={overview} asOf={overview.sync.asOf} />}
      <div className="grid items-start gap-4 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_1fr]">
        <div id="connection" className="scroll-mt-4">
          <ConnectionPanel />
        </div>
        <div className="space-y-4 lg:col-start-2 lg:row-span-2">
          <GetStarted hasCampaigns={hasCampaigns} isKnown={overview !== undefined} />
          {hasCampaigns && <LiveCampaignsCard />}
        </div>
        {workspace && <PlanPanel workspace={workspace} now={today} />}
      </div>
      {state?.isAboutPlans === true && (
        <PlanOffer key={key} action={() => <TalkButton label={m.dashboard_plan_talk()} />} />
      )}
    </Page>
  );
}

function GetStarted({ hasCampaigns, isKnown }: { hasCampaigns: boolean; isKnown: boolean }) {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const isConnected = Boolean(connection && !connection.broken);
  const { isReady } = readChosen(connection);
  const state = (isDone: boolean): StepState => (isDone ? 'done' : 'to-do');
  function buttonWords(): string {
    if (!isKnown) return m.live_start_new();
    return hasCampaigns ? m.dashboard_create_another() : m.dashboard_create_first();
  }
  return (
    <Card title={m.dashboard_start()} text={m.dashboard_start_text()} icon={<Rocket aria-hidden />}>
      {isKnown && !hasCampaigns && (
        <div className="mb-5">
          <StepList
            name={m.dashboard_start()}
            steps={[
              { name: m.dashboard_step_connect(), state: state(isConnected) },
              { name: m.dashboard_step_choose(), state: state(isReady) },
              { name: m.dashboard_step_build(), state: 'to-do' },
            ]}
          />
        </div>
      )}
      <Button asChild variant={isReady ? 'primary' : 'secondary'} className="w-full">
        <Link to="/campaign/new">{buttonWords()}</Link>
      </Button>
      <DraftReminder />
    </Card>
  );
}

function LiveCampaignsCard() {
  return (
    <Card
      title={m.dashboard_live()}
      text={m.dashboard_live_text()}
      icon={<ChartNoAxesCombined aria-hidden />}
    >
      <Button asChild variant="secondary" className="w-full">
        <Link to="/meta-ads">{m.dashboard_live_open()}</Link>
      </Button>
    </Card>
  );
}

/** Made or last read from Meta in this calendar month. */
function countThisMonth({ campaigns }: LiveOverview, now: Date): number {
  const isThisMonth = (at: string) => {
    const day = new Date(at);
    return day.getMonth() === now.getMonth() && day.getFullYear() === now.getFullYear();
  };
  return campaigns.filter(
    ({ goneAt, createdAt, lastSyncedAt }) => !goneAt && (isThisMonth(createdAt) || isThisMonth(lastSyncedAt)),
  ).length;
}
