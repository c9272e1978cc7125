import type { CallPeriod, CallSummary } from '#contract/api-calls.ts';
import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatDateTime, formatTime } from '#web/ui/format/format.ts';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import { roundTicks } from '#web/ui/plot/plot-scale.ts';
import { plotStyle } from '#web/ui/plot/plot-style.ts';

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
  const data = points.map((point) => ({ at: point.at, value: valueOf(point) }));
  const ticks = roundTicks(data.flatMap(({ value }) => value ?? []));
  return (
    <div className="h-40">
      <ResponsiveContainer>
        <ComposedChart data={data} margin={plotStyle.margin} aria-label={m.apicalls_plot({ name })}>
          <CartesianGrid {...plotStyle.grid} />
          <XAxis
            {...plotStyle.across}
            dataKey="at"
            tickFormatter={period === '24h' ? formatTime : formatDate}
          />
          <YAxis {...plotStyle.up} ticks={ticks} domain={[0, ticks.at(-1) || 1]} tickFormatter={write} />
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
          <Bar dataKey="value" fill={`var(--${tone})`} radius={2} maxBarSize={36} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
