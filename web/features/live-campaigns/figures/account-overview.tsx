import type { LiveOverview } from '#contract/live/live-campaign.ts';
import type { GoalFigures } from '#contract/live/live-figures.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatCount, formatPercent, formatWhole } from '#web/ui/format/format.ts';
import { formatRoundMoney } from '#web/money.ts';
import { Comparison } from './comparison.tsx';
import { periodWords, wordsBefore } from './period-words.ts';
import { goalNames, resultWords } from './result-words.ts';
import { Tile } from './tile.tsx';

interface AccountOverviewProps {
  overview: Pick<
    LiveOverview,
    'totals' | 'campaigns' | 'totalsBefore' | 'period' | 'days' | 'today' | 'goals'
  >;
  /** On a phone: whether more of it is shown than its sum. */
  isOpen: boolean;
  onToggle: () => void;
  /** Beside its name: what chooses the period. */
  choice: ReactNode;
  className?: string;
}

/** What all campaigns together cost and brought in a period, each goal by itself, and whether that is more than before. */
export function AccountOverview({ overview, isOpen, onToggle, choice, className }: AccountOverviewProps) {
  const { totals, totalsBefore: before, period, today, goals } = overview;
  // What has been deleted has cost what it has; the rows below are of what is still there.
  const ofRows = overview.campaigns.reduce((sum, { figures }) => sum + figures.spendMinor, 0);
  const ofDeletedMinor = totals.totalSpendMinor - ofRows;
  const { totalCampaigns, activeCampaigns, pausedCampaigns, currency, totalClicks } = totals;
  const money = (minor: number) => formatRoundMoney(minor, currency);
  const soFar = today.spendMinor > 0 && m.live_today_figure({ figure: money(today.spendMinor) });
  // A first day is told as one.
  const firstDay = totals.totalSpendMinor === 0 && soFar;
  const spend = firstDay || money(totals.totalSpendMinor);
  return (
    <section
      aria-labelledby="account-overview"
      className={cn('rounded-xl border border-line bg-surface', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 sm:pt-1.5">
        <div className="relative flex flex-wrap items-baseline gap-x-3 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4 sm:min-w-0 sm:flex-1 sm:basis-72">
          <h2 id="account-overview" className="text-sm font-semibold max-sm:leading-11">
            {m.live_overview()}
          </h2>
          <span aria-hidden className="ml-auto pr-7 text-sm leading-11 font-semibold sm:hidden">
            {spend}
          </span>
          <button
            type="button"
            aria-label={m.live_card_more({ name: m.live_overview() })}
            aria-expanded={isOpen}
            onClick={onToggle}
            className="absolute inset-x-0 top-0 flex h-11 items-center justify-end rounded-xl px-4 text-muted sm:hidden"
          >
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-150 in-aria-expanded:rotate-180"
            />
          </button>
          <div className={cn('contents text-xs text-muted', !isOpen && 'max-sm:hidden')}>
            <p>
              {m.live_overview_count({
                total: totalCampaigns,
                shown: formatWhole(totalCampaigns),
                active: formatWhole(activeCampaigns),
                activeCount: activeCampaigns,
                paused: formatWhole(pausedCampaigns),
              })}
            </p>
            <p>{periodWords(period, overview)}</p>
            {before && <p>{m.breakdown_arrows({ before: wordsBefore(period) })}</p>}
          </div>
        </div>
        <div className="max-sm:grid max-sm:w-full max-sm:pb-3">{choice}</div>
      </div>
      <dl
        className={cn(
          'grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 lg:pt-1 lg:pb-2 tall:lg:pt-3 xl:auto-cols-auto xl:*:min-w-min xl:grid-flow-col xl:grid-cols-none xl:justify-between',
          goals.length < 2 ? 'lg:grid-cols-4' : 'sm:grid-cols-3',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <Tile
          isMain
          name={m.live_total_spend()}
          value={spend}
          hint={[
            !firstDay && soFar,
            ofDeletedMinor > 0 && m.live_of_deleted({ figure: money(ofDeletedMinor) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <Comparison
            now={firstDay ? null : totals.totalSpendMinor}
            before={before?.totalSpendMinor}
            more="neither"
            period={period}
          />
        </Tile>
        {goals.map((goal) => (
          <GoalTile key={goal.objective} {...{ goal, period, currency }} />
        ))}
        {goals.length === 0 && (
          <Tile isMain name={m.live_conversions()} value={formatCount(0)} hint={m.live_conversions_hint()} />
        )}
        <Tile
          name={m.live_total_impressions()}
          value={formatCount(totals.totalImpressions)}
          hint={m.live_total_clicks({ clicks: totalClicks, shown: formatCount(totalClicks) })}
        >
          <Comparison
            now={totals.totalImpressions}
            before={before?.totalImpressions}
            more="better"
            period={period}
          />
        </Tile>
        <Tile
          name={m.live_click_rate()}
          value={formatPercent(totals.avgCtr * 100)}
          hint={totals.avgCpcMinor !== null && m.live_per_click({ cost: money(totals.avgCpcMinor) })}
        >
          <Comparison now={totals.avgCtr} before={before?.avgCtr} more="better" period={period} />
        </Tile>
      </dl>
    </section>
  );
}

interface GoalTileProps extends Pick<LiveOverview, 'period'> {
  goal: GoalFigures;
  currency: string;
}

function GoalTile({ goal: { objective, results, spendMinor, before }, period, currency }: GoalTileProps) {
  return (
    <Tile
      isMain
      name={goalNames[objective]()}
      value={formatWhole(results)}
      hint={
        results > 0 &&
        m.live_goal_cost({
          cost: formatRoundMoney(Math.round(spendMinor / results), currency),
          unit: resultWords(objective, 1),
        })
      }
    >
      <Comparison now={results} before={before?.results} more="better" period={period} />
    </Tile>
  );
}
