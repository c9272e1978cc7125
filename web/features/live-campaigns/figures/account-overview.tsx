import type { LiveOverview } from '#contract/live/live-campaign.ts';
import { Eye, MousePointerClick, Target, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { formatCount, formatDateTime, formatPercent, formatWhole } from '#web/ui/format/format.ts';
import { formatMoney } from '#web/money.ts';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { Comparison } from './comparison.tsx';
import { periodWords } from './period-words.ts';
import { TodaySoFar } from './today-so-far.tsx';

interface AccountOverviewProps {
  overview: Pick<LiveOverview, 'totals' | 'totalsBefore' | 'period' | 'days' | 'today'>;
  asOf: string | null;
  /** At the far end of the heading: what chooses the period. */
  action?: ReactNode;
  children?: ReactNode;
}

/** What all campaigns together cost and brought in a period, and whether that is more than before. */
export function AccountOverview({ overview, asOf, action, children }: AccountOverviewProps) {
  const { totals, totalsBefore: before, period } = overview;
  const { totalCampaigns, activeCampaigns, pausedCampaigns, currency, avgCpcMinor, totalClicks } = totals;
  const counts = {
    total: totalCampaigns,
    shown: formatWhole(totalCampaigns),
    active: formatWhole(activeCampaigns),
    paused: formatWhole(pausedCampaigns),
  };
  const clicks = m.live_total_clicks({ clicks: totalClicks, shown: formatCount(totalClicks) });
  return (
    <section aria-labelledby="account-overview" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="account-overview" className="text-lg font-semibold">
            {m.live_overview()}
          </h2>
          <p className="mt-1 text-sm text-muted">{m.live_overview_count(counts)}</p>
          <p className="text-sm text-muted">
            {periodWords(period, overview.days)}
            {asOf && ` · ${m.live_as_of({ time: formatDateTime(asOf) })}`}
          </p>
          <TodaySoFar today={overview.today} currency={currency} />
        </div>
        {action}
      </div>
      <StatGrid>
        <Stat
          name={m.live_total_spend()}
          value={formatMoney(totals.totalSpendMinor, currency)}
          hint={
            <Hint
              what={avgCpcMinor !== null && m.live_per_click({ cost: formatMoney(avgCpcMinor, currency) })}
            >
              <Comparison
                now={totals.totalSpendMinor}
                before={before?.totalSpendMinor}
                more="neither"
                period={period}
              />
            </Hint>
          }
          icon={<Wallet aria-hidden />}
        />
        <Stat
          name={m.live_total_impressions()}
          value={formatCount(totals.totalImpressions)}
          hint={
            <Hint what={m.live_impressions_hint()}>
              <Comparison
                now={totals.totalImpressions}
                before={before?.totalImpressions}
                more="better"
                period={period}
              />
            </Hint>
          }
          icon={<Eye aria-hidden />}
        />
        <Stat
          name={m.live_click_rate()}
          value={formatPercent(totals.avgCtr * 100)}
          hint={
            <Hint what={clicks}>
              <Comparison now={totals.avgCtr} before={before?.avgCtr} more="better" period={period} />
            </Hint>
          }
          icon={<MousePointerClick aria-hidden />}
        />
        <Stat
          name={m.live_conversions()}
          value={formatCount(totals.totalConversions)}
          hint={
            <Hint what={m.live_conversions_hint()}>
              <Comparison
                now={totals.totalConversions}
                before={before?.totalConversions}
                more="better"
                period={period}
              />
            </Hint>
          }
          icon={<Target aria-hidden />}
        />
      </StatGrid>
      {children}
    </section>
  );
}

function Hint({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="block min-h-lh">{what}</span>
      <span className="mt-1 block">{children}</span>
    </>
  );
}
