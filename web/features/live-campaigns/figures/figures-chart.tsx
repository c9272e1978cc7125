import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { fillWords } from '#web/ui/format/fill-words.tsx';
import { formatDateTime, formatDay } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhenSeen } from '#web/ui/when-seen.tsx';
import { FiguresByDay } from './figures-by-day.tsx';
import { areFew } from './few-results.ts';
import { PlotLegend } from './plot-legend.tsx';
import { resultWords } from './result-words.ts';

// The drawing is by far the heaviest part of the page; figures and table need not wait for it.
const FiguresPlot = lazy(async () => ({ default: (await import('./figures-plot.tsx')).FiguresPlot }));

interface FiguresChartProps {
  /** Undefined while they are fetched: their place is held. */
  figures: DailyFigures | undefined;
  /** What was done in these days. */
  marks: readonly LiveMark[];
  /** What the results are, where all are of one kind. */
  objective?: Objective | null | undefined;
  heading?: 'h2' | 'h3';
  /** Within the heading, where there are several goals: what chooses which of them these are of. */
  choice?: ReactNode;
  /** Low, so that what is below stays in sight. */
  isLow?: boolean;
  /** With the margins and the name of a card, among cards. */
  isCard?: boolean | undefined;
  /** When there began to be something to tell of: days before it are left out of the drawing. */
  since?: string | undefined;
  className?: string;
}

/** As long as any, to hold its place. */
const aMoment = '2026-01-01T12:00:00Z';

/** Spend and results per day, beside the period before; as a drawing, or as a table of the same figures. */
export function FiguresChart(props: FiguresChartProps) {
  const { figures, marks, objective, heading: Heading = 'h3', choice } = props;
  const { isLow, isCard, since, className } = props;
  const [isTable, setIsTable] = useState(false);
  const unit = resultWords(objective) ?? m.live_column_results();
  const asOf = figures?.asOf;
  const all = figures && [...figures.days, ...figures.before];
  const isBlank = all?.every(({ spendMinor, results }) => spendMinor + results === 0);
  const height = isLow ? 'h-36 lg:h-28 tall:lg:h-48' : isCard ? 'h-40 sm:h-56' : 'h-56';
  return (
    <section
      id="per-day"
      aria-label={m.livecharts_title()}
      className={cn(
        'flex min-w-0 flex-col rounded-xl border border-line bg-surface',
        isCard ? 'p-5 sm:p-6' : isLow ? 'px-4 py-3' : 'px-5 py-3',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-3">
          <Heading className={cn(isCard ? 'text-base' : 'text-sm', 'font-semibold')}>
            {choice ? fillWords(m.livecharts_title_of, { goal: choice }) : m.livecharts_title()}
          </Heading>
          <p className={cn('text-xs text-muted', !figures && 'invisible')}>
            {figures && !asOf
              ? m.livecharts_unread()
              : m.live_as_of({ time: formatDateTime(asOf ?? aMoment) })}
          </p>
        </div>
        <Button
          variant="ghost"
          size="small"
          // Where there is nothing to list it keeps its room, or all below would move up.
          className={cn('-my-1 ml-auto text-muted', isBlank && 'invisible')}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? m.livecharts_as_chart() : m.livecharts_as_table()}
        </Button>
      </div>
      {figures?.knownSince && (
        <p className="mt-1 text-xs text-warning-text">
          {m.livecharts_known_since({ day: formatDay(figures.knownSince) })}
        </p>
      )}
      {isTable && figures && !isBlank ? (
        <div className="mt-3">
          <FiguresByDay figures={figures} objective={objective} />
        </div>
      ) : (
        <>
          <WhenSeen
            className={cn(isLow ? 'mt-2' : 'mt-4', 'min-h-0 shrink-0 grow', height)}
            placeholder={<Skeleton className="h-full bg-sunken" />}
          >
            <Suspense fallback={<Skeleton className="h-full bg-sunken" />}>
              {isBlank ? (
                <p className="grid h-full place-items-center text-center text-sm text-muted">
                  {m.livecharts_none()}
                </p>
              ) : figures ? (
                <FiguresPlot {...{ figures, marks, unit, since }} />
              ) : (
                <Skeleton className="h-full bg-sunken" />
              )}
            </Suspense>
          </WhenSeen>
          <div
            className={cn(
              // As many lines as it may need at this width: what was changed is known last.
              '@container mt-1.5 *:min-h-14 @min-[17rem]:*:min-h-9 @lg:*:min-h-4',
              (!figures || isBlank) && 'invisible',
            )}
          >
            <PlotLegend
              unit={unit}
              areFew={figures !== undefined && areFew(figures)}
              hasEarlier={!figures || figures.before.length > 0}
              hasToday={!figures || figures.days.some(({ day }) => day === figures.today)}
              hasMarks={figures !== undefined && marks.length > 0}
            />
          </div>
        </>
      )}
    </section>
  );
}
