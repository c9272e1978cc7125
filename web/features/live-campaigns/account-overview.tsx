import type { Totals } from '#contract/live-figures.ts';
import { Eye, MousePointerClick, Target, Wallet } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { formatCount, formatDateTime, formatPercent } from '#web/ui/format.ts';
import { formatMoney } from '#web/money.ts';
import { Stat, StatGrid } from '#web/ui/stat.tsx';

/** What all campaigns together cost and brought in the last 30 days. */
export function AccountOverview({ totals, asOf }: { totals: Totals; asOf: string | null }) {
  const { totalCampaigns, activeCampaigns, pausedCampaigns, currency, avgCpcMinor, totalClicks } = totals;
  const counts = { total: totalCampaigns, active: activeCampaigns, paused: pausedCampaigns };
  return (
    <section aria-labelledby="account-overview" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="account-overview" className="text-lg font-semibold">
            {m.live_overview()}
          </h2>
          <p className="mt-1 text-sm text-muted">{m.live_overview_count(counts)}</p>
        </div>
        <p className="text-sm text-muted">
          {m.live_last_30_days()}
          {asOf && ` · ${m.live_as_of({ time: formatDateTime(asOf) })}`}
        </p>
      </div>
      <StatGrid>
        <Stat
          name={m.live_total_spend()}
          value={formatMoney(totals.totalSpendMinor, currency)}
          hint={avgCpcMinor !== null && m.live_per_click({ cost: formatMoney(avgCpcMinor, currency) })}
          icon={<Wallet aria-hidden />}
        />
        <Stat
          name={m.live_total_impressions()}
          value={formatCount(totals.totalImpressions)}
          hint={m.live_impressions_hint()}
          icon={<Eye aria-hidden />}
        />
        <Stat
          name={m.live_click_rate()}
          value={formatPercent(totals.avgCtr * 100)}
          hint={m.live_total_clicks({ clicks: totalClicks, shown: formatCount(totalClicks) })}
          icon={<MousePointerClick aria-hidden />}
        />
        <Stat
          name={m.live_conversions()}
          value={formatCount(totals.totalConversions)}
          hint={m.live_conversions_hint()}
          icon={<Target aria-hidden />}
        />
      </StatGrid>
    </section>
  );
}
