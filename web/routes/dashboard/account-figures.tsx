import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { hasPlan, type Workspace } from '#contract/people/workspaces.ts';
import { planName } from '#web/features/workspaces/plan-in-force.ts';
import { usedWords } from '#web/features/workspaces/used-words.ts';
import { subscriptionWords } from '#web/features/workspaces/subscription-words.ts';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { FigureCell, FigureStrip } from '#web/ui/figure-strip.tsx';
import { formatCount, formatWhole } from '#web/ui/format/format.ts';
import { useMay } from '#web/workspace/may.ts';

/** Where the line breaks at it, it ends one rather than begins the next. */
const dot = '\u00A0· ';

interface AccountFiguresProps {
  /** Undefined while nothing is known of the campaigns: a zero would be a guess. */
  overview: LiveOverview | undefined;
  workspace: Workspace | undefined;
  now: Date;
  /** Before that they are small words, as there is nothing yet that a figure could lead to; after it, how many run stands above. */
  hasBegun: boolean;
}

/** How many campaigns there are, and on which plan. Each leads to what it counts. */
export function AccountFigures({ overview, workspace, now, hasBegun }: AccountFiguresProps) {
  const show = (count: number | undefined) =>
    count === undefined ? m.dashboard_unknown() : formatCount(count);
  const { totalCampaigns, activeCampaigns } = overview?.totals ?? {};
  const month = show(overview && countThisMonth(overview, now));
  const plan = hasPlan(workspace) ? planName(workspace) : m.dashboard_unknown();
  const period = hasPlan(workspace) ? subscriptionWords(workspace, now) : undefined;
  const used = workspace?.usage && workspace.usage.campaignLimit !== null && usedWords(workspace.usage);
  const standing = [used, period].filter(Boolean).join(dot);
  if (!hasBegun)
    return (
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted tabular-nums max-sm:gap-x-3">
        <QuietFigure name={m.dashboard_total()} value={show(totalCampaigns)} />
        <QuietFigure name={m.dashboard_active()} value={show(activeCampaigns)} />
        <QuietFigure name={m.dashboard_month()} value={month} />
        <QuietFigure name={m.dashboard_subscription()} value={[plan, standing].filter(Boolean).join(dot)} />
      </dl>
    );
  return (
    <FigureStrip>
      <FigureCell name={m.dashboard_total()} value={show(totalCampaigns)} to="/meta-ads" />
      <FigureCell
        name={m.dashboard_month()}
        value={month}
        hint={m.dashboard_month_hint()}
        to="/meta-ads?period=this-month"
      />
      <FigureCell name={m.dashboard_subscription()} value={plan} hint={standing} to="/profile#plan" />
    </FigureStrip>
  );
}

function QuietFigure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="inline">{name}</dt>
      <dd className="ml-1.5 inline font-medium">{value}</dd>
    </div>
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
  /** How many leads nobody has dealt with; undefined while that is not known. */
  newLeads: number | undefined;
  /** What today may cost at worst; undefined while that is not known. */
  mostTodayMinor: number | undefined;
}

/** What runs, who waits, and what today has cost of what it may cost. */
export function AtAGlance({ overview: { totals, today }, newLeads, mostTodayMinor }: AtAGlanceProps) {
  const money = (minor: number) => formatRoundMoney(minor, totals.currency);
  return (
    <FigureStrip>
      <FigureCell
        isLarge
        name={m.dashboard_active()}
        value={formatWhole(totals.activeCampaigns)}
        to="/meta-ads?status=ACTIVE"
      />
      {useMay('leads') && (
        <FigureCell
          isLarge
          name={m.dashboard_leads()}
          value={newLeads === undefined ? m.dashboard_unknown() : formatWhole(newLeads)}
          to="/leads?status=new"
        />
      )}
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
