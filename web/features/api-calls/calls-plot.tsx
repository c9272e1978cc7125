import type { CallPeriod, CallSummary } from '#contract/api-calls.ts';
import { Area, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatDateTime, formatTime } from '#web/ui/format/format.ts';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import { plotArea, plotStyle } from '#web/ui/plot/plot-style.ts';

export type CallPoint = CallSummary['series'][number];

interface CallsPlotProps {
  name: string;
  period: CallPeriod;
  points: CallPoint[];
  valueOf: (point: CallPoint) => number | null;
  write: (value: number) => string;
  tone?: 'accent' | 'danger-text' | 'info-text';
}

/** One figure over the period. Arrow keys go from point to point; where nothing was called there is a gap. */
export function CallsPlot({ name, period, points, valueOf, write, tone = 'accent' }: CallsPlotProps) {
  const colour = `var(--${tone})`;
  const data = points.map((point) => ({ at: point.at, value: valueOf(point) }));
  return (
    <div className="h-56">
      <ResponsiveContainer>
        <ComposedChart data={data} margin={plotStyle.margin} aria-label={m.apicalls_plot({ name })}>
          <CartesianGrid {...plotStyle.grid} />
          <XAxis
            {...plotStyle.across}
            dataKey="at"
            tickFormatter={period === '24h' ? formatTime : formatDate}
          />
          <YAxis {...plotStyle.up} tickFormatter={write} />
          <Tooltip
            {...plotStyle.pointer}
            content={({ active, label }) => {
              const point = active ? data.find(({ at }) => at === label) : undefined;
              return (
                point && (
                  <PlotNote
                    at={m.apicalls_from({ time: formatDateTime(point.at) })}
                    value={point.value === null ? m.apicalls_none() : write(point.value)}
                  />
                )
              );
            }}
          />
          <Area
            {...plotArea(colour)}
            dataKey="value"
            // A lone point between gaps has no line to be seen by.
            dot={{ r: 1.5, fill: colour, strokeWidth: 0, fillOpacity: 1 }}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
