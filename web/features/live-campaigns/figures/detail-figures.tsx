import type { Campaign, Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import type { ReactNode } from 'react';
import { formatRoundMoney } from '#web/money.ts';
import { LoadError } from '#web/load-error.tsx';
import { useLately } from '#web/use-lately.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatCount, formatPercent, formatTimes } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CostVerdict, costTone } from '../goal/cost-verdict.tsx';
import { leadsPath } from '#web/campaign-paths.ts';
import { campaignWeekPath } from '../week/week-path.ts';
import { WeekSentence } from '../week/week-sentence.tsx';
import { Comparison } from './comparison.tsx';
import { daysWords, firstDay, isFromToday, isNew, newWords, noFigures, todayWords } from './first-day.ts';
import { PeriodSelect } from './period-select.tsx';
import { resultWords } from './result-words.ts';
import { Tile } from './tile.tsx';

interface DetailFiguresProps {
  /** Undefined while they are fetched; null where Meta has reported none. */
  read: LiveCampaignDetail | null | undefined;
  error: Error | null;
  currency: string;
  objective: Objective | null;
  period: Period;
  /** Without it, nothing is told but what somebody came for. */
  onPeriodChange?: (period: Period) => void;
  /** What they are held against, below them: one line. */
  children?: ReactNode;
}

/** What a published campaign cost and brought in the last 30 full days, in few figures. */
export function LatelyFigures({ campaign }: { campaign: Campaign }) {
  const { facebookCampaignId, currency, objective } = campaign;
  return <DetailFigures {...useLately(facebookCampaignId)} {...{ currency, objective }} period="30d" />;
}

/** What a campaign cost and brought, beside the period before. */
export function DetailFigures(props: DetailFiguresProps) {
  const { read, error, currency, period, onPeriodChange } = props;
  const lead = read ? newWords(read) : undefined;
  // Since when it is there is then said above.
  const isSaid = Boolean(onPeriodChange && read && isFromToday(read) && !isNew(read));
  const note = read === undefined && error ? undefined : noteOn(read, period, isSaid);
  return (
    <section aria-labelledby="performance" className="space-y-4">
      {onPeriodChange && read !== null && !error && (
        // About as many lines from the start.
        <div className={cn(read === undefined && 'min-h-17 sm:min-h-14 lg:min-h-7')}>
          {lead && <p className="leading-snug font-medium text-muted sm:text-lg">{lead}</p>}
          {read && !lead && (
            <WeekSentence
              week={read.week}
              currency={currency}
              soFar={read.campaign.today}
              today={todayWords(read)}
              pathTo={campaignWeekPath(leadsPath(read.campaign))}
            />
          )}
        </div>
      )}
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3">
          <div
            className={cn(
              read === undefined && 'min-h-10',
              !onPeriodChange && 'grid min-h-10 content-center max-[22.5rem]:min-h-15',
            )}
          >
            <h2 id="performance" className="sr-only">
              {m.changes_performance()}
            </h2>
            {note && <p className="text-sm text-muted">{note}</p>}
            {read &&
              (firstDay(read) ? (
                <p className="text-sm font-medium">{m.livecharts_so_far()}</p>
              ) : (
                <p className="text-sm">
                  <span className="text-muted">{m.livecharts_so_far()}:</span>{' '}
                  <span className="font-medium">{todayWords(read)}</span>
                </p>
              ))}
          </div>
          {onPeriodChange && <PeriodSelect {...{ period, onPeriodChange }} />}
        </div>
        {read !== undefined && <Stats {...props} read={read} />}
        {read === undefined && error === null && <Placeholder isBrief={!onPeriodChange} />}
      </div>
      {error && <LoadError error={error} title={m.changes_figures_failed()} />}
    </section>
  );
}

function noteOn(read: DetailFiguresProps['read'], period: Period, areDaysSaid: boolean): string {
  if (read === undefined) return m.ui_loading();
  if (read === null) return m.changes_figures_none();
  const full = daysWords(period, read);
  const days = firstDay(read) && !isFromToday(read) ? m.livecharts_days_nothing({ days: full }) : full;
  return [
    ...(areDaysSaid ? [] : [days]),
    ...(read.figuresFrom === 'ads' ? [m.changes_figures_from_ads()] : []),
  ].join(' · ');
}

function Stats(props: DetailFiguresProps & { read: LiveCampaignDetail | null }) {
  const { read, currency, objective, period, onPeriodChange, children } = props;
  const first = read ? firstDay(read) : undefined;
  const now = first ?? read?.campaign.figures ?? noFigures;
  const unit = resultWords(objective);
  const money = (minor: number | null) =>
    minor === null ? m.live_none() : formatRoundMoney(minor, currency);
  const cost = (
    <span className={read ? costTone(read.campaign) : undefined}>{money(now.costPerResultMinor)}</span>
  );
  const results = unit ? m.livecharts_results_of({ unit }) : m.live_conversions();
  const compared = [
    ['spendMinor', m.live_total_spend(), money(now.spendMinor), 'neither'],
    ['results', results, formatCount(now.results), 'better'],
    ['costPerResultMinor', m.changes_cost_per_result(), cost, 'worse'],
    ['impressions', m.live_total_impressions(), formatCount(now.impressions), 'better'],
    ['clicks', m.changes_clicks(), formatCount(now.clicks), 'better'],
    ['ctrPercent', m.live_click_rate(), formatPercent(now.ctrPercent), 'better'],
    ['cpcMinor', m.changes_cost_per_click(), money(now.cpcMinor), 'worse'],
  ] as const;
  const tiles = compared.map(([id, name, value, more], place) => (
    <Tile
      key={id}
      isMain={place < mainCount}
      name={name}
      value={read || onPeriodChange ? value : m.live_none()}
      hint={read && id === 'costPerResultMinor' && <CostVerdict campaign={read.campaign} />}
    >
      {!first && <Comparison now={now[id]} before={read?.before?.[id]} {...{ period, more }} />}
    </Tile>
  ));
  return (
    <>
      <dl className={mainStyle}>{tiles.slice(0, mainCount)}</dl>
      {!first && onPeriodChange && (
        <dl className={othersStyle}>
          {tiles.slice(mainCount)}
          <Tile
            name={m.changes_reach()}
            value={now.reach === null ? m.live_none() : formatCount(now.reach)}
            hint={now.frequency ? m.changes_frequency({ times: formatTimes(now.frequency) }) : undefined}
          />
        </dl>
      )}
      {read && children && <div className={footStyle}>{children}</div>}
    </>
  );
}

/** What somebody came for: spend, results, and what each cost. */
const mainCount = 3;
const mainStyle = 'grid grid-cols-2 gap-4 px-5 py-4 max-sm:*:first:col-span-2 sm:grid-cols-3';
const othersStyle =
  'grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-3 max-sm:*:last:col-span-2 sm:grid-cols-3 lg:grid-cols-5';
const footStyle = 'flex min-h-15 items-center px-5 py-2 text-sm md:min-h-13';

function Placeholder({ isBrief }: { isBrief: boolean }) {
  const hold = (count: number, height: string) =>
    Array.from({ length: count }, (_, place) => <Skeleton key={place} className={cn('bg-sunken', height)} />);
  const main = <div className={mainStyle}>{hold(mainCount, 'h-11 xl:h-12')}</div>;
  if (isBrief) return main;
  return (
    <>
      {main}
      <div className={othersStyle}>
        {hold(4, 'h-9')}
        {hold(1, 'h-13')}
      </div>
      <div className={footStyle} />
    </>
  );
}
