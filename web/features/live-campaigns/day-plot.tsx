import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDay } from '#web/ui/format.ts';
import { PlotNote } from '#web/ui/plot-note.tsx';
import { plotArea, plotStyle } from '#web/ui/plot-style.ts';

export interface PlotPoint {
  day: string;
  now: number;
  /** The same place in the period before. */
  earlier: number | undefined;
  earlierDay: string | undefined;
}

interface DayPlotProps {
  name: string;
  points: PlotPoint[];
  write: (value: number) => string;
  writeShort: (value: number) => string;
}

/** One figure over the days, and faintly that of the period before. Arrow keys go from day to day. */
export function DayPlot({ name, points, write, writeShort }: DayPlotProps) {
  const hasEarlier = points.some(({ earlier }) => earlier !== undefined);
  const isFlat = points.every(({ now, earlier }) => now === 0 && !earlier);
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{name}</span>
        {hasEarlier && <Legend />}
      </figcaption>
      <div className="mt-3 h-56">
        <ResponsiveContainer>
          <ComposedChart data={points} margin={plotStyle.margin} aria-label={m.livecharts_plot({ name })}>
            <CartesianGrid {...plotStyle.grid} />
            <XAxis
              {...plotStyle.across}
              dataKey="day"
              tickFormatter={(day: string) => formatDay(day, { short: true })}
            />
            {/* Steps of less than the smallest coin would all read as nothing. */}
            <YAxis {...plotStyle.up} tickFormatter={writeShort} {...(isFlat && { ticks: [0] })} />
            <Tooltip
              {...plotStyle.pointer}
              content={({ active, label }) => {
                const point = active ? points.find(({ day }) => day === label) : undefined;
                return point && <DayNote point={point} write={write} />;
              }}
            />
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
            <Area {...plotArea('var(--accent)')} dataKey="now" />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function Legend() {
  return (
    <span aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <span className="flex items-center gap-1.5">
        <span className="h-0.5 w-4 bg-accent" />
        {m.livecharts_this_period()}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-line-strong" />
        {m.livecharts_period_before()}
      </span>
    </span>
  );
}

function DayNote({ point, write }: { point: PlotPoint } & Pick<DayPlotProps, 'write'>) {
  return (
    <PlotNote at={formatDay(point.day)} value={write(point.now)}>
      {point.earlier !== undefined && point.earlierDay !== undefined && (
        <p className="mt-1 text-muted">
          {m.livecharts_earlier({ day: formatDay(point.earlierDay), value: write(point.earlier) })}
        </p>
      )}
    </PlotNote>
  );
}
