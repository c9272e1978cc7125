import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDay } from '#web/ui/format/format.ts';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import { plotArea, plotStyle } from '#web/ui/plot/plot-style.ts';
import { namedDays, roundTicks } from './plot-scale.ts';

export interface PlotPoint {
  day: string;
  /** Undefined for the day that is not over. */
  now: number | undefined;
  /** Of the day that is not over, up to now. */
  soFar: number | undefined;
  /** The same place in the period before. */
  earlier: number | undefined;
  earlierDay: string | undefined;
}

interface DayPlotProps {
  name: string;
  points: PlotPoint[];
  write: (value: number) => string;
  writeShort: (value: number) => string;
  /** What a person counts in: 100 where values are hundredths. */
  unit?: number;
}

/** A line through fewer days than this would hardly be seen. */
const fewDays = 4;

/**
 * One figure over the days, and faintly that of the period before. The day that is not over stands by itself: a line
 * down to it would look like a fall. Arrow keys go from day to day.
 */
export function DayPlot({ name, points, write, writeShort, unit = 1 }: DayPlotProps) {
  const hasEarlier = points.some(({ earlier }) => earlier !== undefined);
  const unfinished = points.find(({ soFar }) => soFar !== undefined);
  const up = roundTicks(
    points.flatMap(({ now, soFar, earlier }) => [now ?? 0, soFar ?? 0, earlier ?? 0]),
    unit,
  );
  const across = namedDays(points.map(({ day }) => day));
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{name}</span>
        <Legend hasEarlier={hasEarlier} hasToday={unfinished !== undefined} />
      </figcaption>
      <div className="mt-3 h-56">
        <ResponsiveContainer>
          <ComposedChart data={points} margin={plotStyle.margin} aria-label={m.livecharts_plot({ name })}>
            <CartesianGrid {...plotStyle.grid} />
            <XAxis
              {...plotStyle.across}
              dataKey="day"
              // Half the width of a day's name fits on either side: all are shown, so twin charts show the same.
              padding={{ left: 8, right: 20 }}
              ticks={across}
              interval={0}
              tickFormatter={(day: string) => formatDay(day, { short: true })}
            />
            <YAxis
              {...plotStyle.up}
              tickFormatter={writeShort}
              ticks={up}
              domain={[0, Math.max(unit, up.at(-1) ?? 0)]}
            />
            <Tooltip
              {...plotStyle.pointer}
              content={({ active, label }) => {
                const point = active ? points.find(({ day }) => day === label) : undefined;
                return point && <DayNote point={point} write={write} />;
              }}
            />
            {unfinished && (
              <ReferenceArea
                x1={unfinished.day}
                x2={unfinished.day}
                stroke="var(--line-strong)"
                strokeDasharray="2 4"
                fillOpacity={0}
              />
            )}
            {hasEarlier && (
              <Line
                dataKey="earlier"
                stroke="var(--line-strong)"
                strokeWidth={1.5}
                strokeDasharray="4 3"
                dot={false}
                activeDot={false}
                isAnimationActive={false}
              />
            )}
            <Area
              {...plotArea('var(--accent)')}
              dataKey="now"
              dot={points.length < fewDays && { r: 4, fill: 'var(--accent)', fillOpacity: 1 }}
            />
            <Line
              dataKey="soFar"
              stroke="none"
              dot={{ r: 4, strokeWidth: 2, stroke: 'var(--accent)', fill: 'var(--surface)' }}
              activeDot={{ r: 5, strokeWidth: 2, stroke: 'var(--accent)', fill: 'var(--surface)' }}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function Legend({ hasEarlier, hasToday }: { hasEarlier: boolean; hasToday: boolean }) {
  if (!hasEarlier && !hasToday) return null;
  return (
    <span aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {hasEarlier && (
        <>
          <span className="flex items-center gap-1.5">
            <span className="h-0.5 w-4 bg-accent" />
            {m.livecharts_this_period()}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="w-4 border-t-2 border-dashed border-line-strong" />
            {m.livecharts_period_before()}
          </span>
        </>
      )}
      {hasToday && (
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-accent" />
          {m.livecharts_so_far()}
        </span>
      )}
    </span>
  );
}

function DayNote({ point, write }: { point: PlotPoint } & Pick<DayPlotProps, 'write'>) {
  const { day, now, soFar, earlier, earlierDay } = point;
  const at = soFar === undefined ? formatDay(day) : m.livecharts_so_far_on({ day: formatDay(day) });
  return (
    <PlotNote at={at} value={write(now ?? soFar ?? 0)}>
      {earlier !== undefined && earlierDay !== undefined && (
        <p className="mt-1 text-muted">
          {m.livecharts_earlier({ day: formatDay(earlierDay), value: write(earlier) })}
        </p>
      )}
    </PlotNote>
  );
}
