import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DayFigures, DayRange, Figures, Period } from '#contract/live/live-figures.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/money.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { formatCount, formatDateTime, formatPercent, formatTimes } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { Comparison } from './comparison.tsx';
import { PeriodSelect } from './period-select.tsx';
import { periodWords } from './period-words.ts';
import { resultWords } from './result-words.ts';
import { TodaySoFar } from './today-so-far.tsx';

const none: Figures = {
  spendMinor: 0,
  impressions: 0,
  reach: 0,
  clicks: 0,
  results: 0,
  frequency: 0,
  ctrPercent: 0,
  cpcMinor: 0,
  costPerResultMinor: 0,
};

interface ReadFigures {
  figures: Figures;
  before: Figures | null;
  days: DayRange;
  today: DayFigures;
  isFromAds: boolean;
  asOf: string;
}

interface DetailFiguresProps {
  /** Undefined while they are fetched; null where Meta has reported none. */
  read: ReadFigures | null | undefined;
  error: Error | null;
  currency: string;
  objective: Objective | null;
  period: Period;
  onPeriodChange: (period: Period) => void;
}

/** What a campaign cost and brought, beside the period before. */
export function DetailFigures(props: DetailFiguresProps) {
  const { read, error, currency, period, onPeriodChange } = props;
  return (
    <section aria-labelledby="performance" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="performance" className="text-lg font-semibold">
            {m.changes_performance()}
          </h2>
          {(read !== undefined || !error) && (
            <p className="mt-1 text-sm text-muted">{noteOn(read, period)}</p>
          )}
          {read && <TodaySoFar today={read.today} currency={currency} />}
        </div>
        <PeriodSelect period={period} onPeriodChange={onPeriodChange} />
      </div>
      {read !== undefined && <Stats {...props} read={read} />}
      {read === undefined && error === null && <Placeholder />}
      {error && <LoadError error={error} title={m.changes_figures_failed()} />}
    </section>
  );
}

function noteOn(read: DetailFiguresProps['read'], period: Period): ReactNode {
  if (read === undefined) return m.ui_loading();
  if (read === null) return m.changes_figures_none();
  const parts = [periodWords(period, read.days), m.live_as_of({ time: formatDateTime(read.asOf) })];
  if (read.isFromAds) parts.push(m.changes_figures_from_ads());
  return parts.join(' · ');
}

function Stats({ read, currency, objective, period }: DetailFiguresProps & { read: ReadFigures | null }) {
  const now = read?.figures ?? none;
  const unit = resultWords(objective);
  const money = (minor: number | null) => (minor === null ? m.live_none() : formatMoney(minor, currency));
  function comparison(name: keyof Figures, more: 'better' | 'worse' | 'neither') {
    return <Comparison now={now[name]} before={read?.before?.[name]} period={period} more={more} />;
  }
  return (
    <StatGrid>
      <Stat
        name={m.live_total_spend()}
        value={money(now.spendMinor)}
        hint={comparison('spendMinor', 'neither')}
      />
      <Stat
        name={unit ? m.livecharts_results_of({ unit }) : m.live_conversions()}
        value={formatCount(now.results)}
        hint={comparison('results', 'better')}
      />
      <Stat
        name={m.changes_cost_per_result()}
        value={money(now.costPerResultMinor)}
        hint={comparison('costPerResultMinor', 'worse')}
      />
      <Stat
        name={m.live_total_impressions()}
        value={formatCount(now.impressions)}
        hint={comparison('impressions', 'better')}
      />
      <Stat name={m.changes_clicks()} value={formatCount(now.clicks)} hint={comparison('clicks', 'better')} />
      <Stat
        name={m.live_click_rate()}
        value={formatPercent(now.ctrPercent)}
        hint={comparison('ctrPercent', 'better')}
      />
      <Stat
        name={m.changes_cost_per_click()}
        value={money(now.cpcMinor)}
        hint={comparison('cpcMinor', 'worse')}
      />
      <Stat
        name={m.changes_reach()}
        value={now.reach === null ? m.live_none() : formatCount(now.reach)}
        hint={now.frequency ? m.changes_frequency({ times: formatTimes(now.frequency) }) : undefined}
      />
    </StatGrid>
  );
}

function Placeholder() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-[6.75rem]" />
      ))}
    </div>
  );
}
