import { hasPlan } from '#contract/people/workspaces.ts';
import type { Connection } from '#contract/connections.ts';
import type { AccountSpending } from '#contract/live/guardrails.ts';
import type { InboxLead } from '#contract/leads/lead.ts';
import type { Recommendations } from '#contract/recommendations/recommendation.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DraftReminder } from '#web/features/campaigns/draft/draft-reminder.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { isSettled } from '#web/features/connections/readiness.ts';
import { UnchosenNotice } from '#web/features/connections/unchosen-notice.tsx';
import { AccountFigures as FiguresByDay } from '#web/features/live-campaigns/figures/account-figures.tsx';
import { LiveToolsOf } from '#web/features/live-campaigns/live-tools.ts';
import { AboveLimitLine } from '#web/features/live-campaigns/spending/above-limit.tsx';
import { WeekSentence } from '#web/features/live-campaigns/week/week-sentence.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { DoNext } from '#web/features/recommendations/do-next.tsx';
import { wordsOf } from '#web/features/recommendations/words-of.ts';
import { TalkButton } from '#web/features/support/talk-button.tsx';
import { useLiveSupport } from '#web/features/support/use-live-support.tsx';
import { PlanPanel } from '#web/features/workspaces/plan-panel.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { later, usePart } from '#web/ui/later.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useMay } from '#web/workspace/may.ts';
import { RecommendationAction } from '../live/recommendation-action.tsx';
import { useLiveDialogs } from '../live/use-live-dialogs.tsx';
import { AccountFigures, AtAGlance } from './account-figures.tsx';
import { DashboardPlaceholder } from './dashboard-placeholder.tsx';
import { FirstRun } from './first-run.tsx';
import { isFirstRun } from './is-first-run.ts';
import { NewLeads } from './new-leads.tsx';
import { TopCampaigns } from './top-campaigns.tsx';
import { clientLoader, useDashboard } from './use-dashboard.ts';

const planParts = later(() => import('#web/features/workspaces/plan-offer.tsx'));

export { clientLoader };

export default function Dashboard() {
  const { key, state } = useLocation();
  return state?.isInPlaceOfPage === true ? <Plans key={key} /> : <Home />;
}

/** What is offered, in place of everything else. */
function Plans() {
  const navigate = useNavigate();
  const { opens } = useLiveSupport();
  const plans = usePart(planParts, true, () => void navigate('/dashboard', { replace: true }));
  return (
    <Page title={m.workspaces_plans()}>
      {plans ? (
        <plans.PlanOffer action={(look) => <TalkButton {...look} />} opens={opens} />
      ) : (
        <LoadingBlock className="h-102 bg-surface" />
      )}
    </Page>
  );
}

function Home() {
  const { data: session } = authClient.useSession();
  const { overview, error, isReading, isLoading, ...rest } = useDashboard();
  const { connection, workspace, waiting } = rest;
  const [now] = useState(() => new Date());
  const firstName = session?.user.name.trim().split(/\s+/)[0];
  const hasBegun = overview !== undefined && !isFirstRun(overview, waiting);
  const mayDraft = useMay('draft');
  const facts = (
    <>
      {hasPlan(workspace) && <PlanPanel workspace={workspace} now={now} />}
      <AccountFigures {...{ overview, workspace, now, hasBegun }} />
    </>
  );

  return (
    <Page title={m.dashboard_title()}>
      <PageHeader
        title={m.dashboard_welcome({ name: firstName || m.dashboard_there() })}
        // With what it is about: alone it would push down what holds the place.
        text={hasBegun && !isLoading ? m.dashboard_text() : undefined}
        isSmall
        actions={
          hasBegun &&
          !isLoading &&
          mayDraft && (
            // On a phone the bar below begins something new.
            <Button asChild className="max-sm:hidden">
              <Link to="/campaign/new">{m.live_start_new()}</Link>
            </Button>
          )
        }
      />
      {isReading && (
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          <Spinner />
          {m.live_reading()}
        </p>
      )}
      {error && !overview && <LoadError error={error} title={m.live_trouble()} />}
      {isLoading ? (
        <DashboardPlaceholder />
      ) : (
        <>
          {error && !overview && panel}
          {hasBegun && <Running {...rest} overview={overview} facts={facts} />}
          {!hasBegun && (overview || isReading) && (mayDraft ? <FirstRun connection={connection} /> : panel)}
          {!hasBegun && facts}
        </>
      )}
    </Page>
  );
}

const panel = <ConnectionPanel />;

/** The way to one more campaign, or on with one that was begun. */
function Another() {
  return (
    <Card
      isBare
      title={m.dashboard_start()}
      text={<DraftReminder />}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/campaign/new">{m.dashboard_create_another()}</Link>
        </Button>
      }
    />
  );
}

/** A card of rows with names of one size; the last row reaches its edges. */
const tailStyle =
  'divide-y divide-line rounded-xl border border-line bg-surface [&_h2]:text-sm [&_h2]:font-semibold [&_h2]:text-text ' +
  '*:not-last:p-4 *:last:rounded-t-none *:last:border-0 sm:*:not-last:px-6 [&>section>div]:items-center';

interface RunningProps extends Omit<ComponentProps<typeof AtAGlance>, 'mostTodayMinor'> {
  spending: AccountSpending | undefined;
  waiting: readonly InboxLead[];
  connection: Connection | null | undefined;
  next: Recommendations | undefined;
  /** Rows of the card at the end; the last one is a strip of figures. */
  facts: ReactNode;
}

/** How things stand, for whoever has or had campaigns: the week in a sentence, today, what needs a hand, who waits, the best, the days. */
function Running({ overview, waiting, newLeads, spending, connection, next, facts }: RunningProps) {
  // How things stand comes before what is in order. It stays where it is while somebody changes it.
  const [isInOrder] = useState(() => isSettled(connection));
  // Where nothing else is to be done, the card of those who wait says so itself.
  const [first, ...others] = next?.recommendations ?? [];
  const isAboutLeads = waiting.length > 0 && others.length === 0 && first?.reason.code === 'leads-waiting';
  return (
    <>
      {!isInOrder && panel}
      <UnchosenNotice />
      <section aria-label={m.dashboard_week()} className="space-y-2">
        <WeekSentence
          week={overview.week}
          currency={overview.totals.currency}
          soFar={overview.today}
          isLarge
        />
      </section>
      <AtAGlance {...{ overview, newLeads }} mostTodayMinor={spending?.atWorst.dayMinor} />
      <AboveLimitLine account={spending} />
      {next && first && !isAboutLeads && <Next {...next} />}
      <div className="grid gap-6 *:grid lg:grid-cols-2">
        {/* On a phone whoever waits for an answer comes first. */}
        {waiting.length > 0 && (
          <div className="lg:order-1">
            <NewLeads
              leads={waiting}
              text={isAboutLeads ? wordsOf(first, overview.totals.currency).what : undefined}
            />
          </div>
        )}
        {overview.totals.totalCampaigns > 0 && (
          <div className={cn(waiting.length === 0 && 'lg:col-span-2')}>
            <TopCampaigns campaigns={overview.campaigns} />
          </div>
        )}
      </div>
      <FiguresByDay isCard period="30d" goals={overview.goals} />
      <div className={tailStyle}>
        {isInOrder && <ConnectionPanel variant="row" />}
        {useMay('draft') && <Another />}
        {facts}
      </div>
    </>
  );
}

/** What to do next, side by side where there is room. */
function Next(next: Recommendations) {
  const hasRoom = useWideScreen(beyondPhone);
  const { dialogs, open } = useLiveDialogs();
  return (
    <LiveToolsOf value={open}>
      <DoNext
        {...next}
        most={hasRoom ? 3 : 1}
        action={(recommendation) => <RecommendationAction recommendation={recommendation} />}
        isBroad
      />
      {dialogs}
    </LiveToolsOf>
  );
}
