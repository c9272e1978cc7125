import type { LiveOverview } from '#contract/live/live-campaign.ts';
import type { Workspace } from '#contract/people/workspaces.ts';
import { planName } from '#web/features/workspaces/plan-in-force.ts';
import { subscriptionWords } from '#web/features/workspaces/subscription-words.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { FigureCell, FigureStrip } from '#web/ui/figure-strip.tsx';
import { formatCount, formatWhole } from '#web/ui/format/format.ts';

interface AccountFiguresProps {
  /** Undefined while nothing is known of the campaigns: a zero would be a guess. */
  overview: LiveOverview | undefined;
  workspace: Workspace | undefined;
  now: Date;
  /** How many run stands above. */
  isActiveTold: boolean;
}

/** How many campaigns there are, and on which plan. Each leads to what it counts. */
export function AccountFigures({ overview, workspace, now, isActiveTold }: AccountFiguresProps) {
  const show = (count: number | undefined) =>
    count === undefined ? m.dashboard_unknown() : formatCount(count);
  return (
    <FigureStrip>
      <FigureCell name={m.dashboard_total()} value={show(overview?.totals.totalCampaigns)} to="/meta-ads" />
      {!isActiveTold && (
        <FigureCell
          name={m.dashboard_active()}
          value={show(overview?.totals.activeCampaigns)}
          to="/meta-ads?status=ACTIVE"
        />
      )}
      <FigureCell
        name={m.dashboard_month()}
        value={show(overview && countThisMonth(overview, now))}
        hint={m.dashboard_month_hint()}
        to="/meta-ads?period=this-month"
      />
      <FigureCell
        name={m.dashboard_subscription()}
        value={workspace ? planName(workspace) : m.dashboard_unknown()}
        hint={workspace && subscriptionWords(workspace, now)}
        to="/profile#plan"
      />
    </FigureStrip>
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

interface AtAGlanceProps {
  overview: LiveOverview;
  /** How many leads nobody has dealt with. */
  newLeads: number;
  /** What today may cost at worst; undefined while that is not known. */
  mostTodayMinor: number | undefined;
}

/** What runs, who waits, and what today has cost of what it may cost. */
export function AtAGlance({ overview: { totals, today }, newLeads, mostTodayMinor }: AtAGlanceProps) {
  const money = (minor: number) => formatMoney(minor, totals.currency);
  return (
    <FigureStrip>
      <FigureCell
        isLarge
        name={m.dashboard_active()}
        value={formatWhole(totals.activeCampaigns)}
        to="/meta-ads?status=ACTIVE"
      />
      <FigureCell isLarge name={m.dashboard_leads()} value={formatWhole(newLeads)} to="/leads?status=new" />
      <FigureCell
        isLarge
        name={m.dashboard_today()}
        value={money(today.spendMinor)}
        hint={mostTodayMinor !== undefined && m.dashboard_today_most({ amount: money(mostTodayMinor) })}
        to="/meta-ads?sort=-spend"
      />
    </FigureStrip>
  );
}
