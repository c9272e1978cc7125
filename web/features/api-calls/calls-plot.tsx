import type { CallPeriod, CallSummary } from '#contract/api-calls.ts';
import { useId } from 'react';
import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatDateTime, formatTime } from '#web/ui/format/format.ts';
import { PlotHatch } from '#web/ui/plot/plot-hatch.tsx';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import { roundTicks } from '#web/ui/plot/plot-scale.ts';
import { plotStyle, upAxis } from '#web/ui/plot/plot-style.ts';

export type CallPoint = CallSummary['series'][number];

interface CallsPlotProps {
  name: string;
  period: CallPeriod;
  points: CallPoint[];
  valueOf: (point: CallPoint) => number | null;
  write: (value: number) => string;
  tone?: 'accent' | 'danger-text' | 'info-text';
  /** The calls that failed stand on top of the others, striped. */
  isSplit?: boolean;
}

const bar = { stackId: 'calls', radius: 2, maxBarSize: 36, isAnimationActive: false };
const failedBar = { ...bar, dataKey: 'errors', stroke: 'var(--danger-text)' };

/** One figure over the period. Arrow keys go from point to point; where nothing was called there is a gap. */
export function CallsPlot(props: CallsPlotProps) {
  const { name, period, points, valueOf, write, tone = 'accent', isSplit } = props;
  const id = useId();
  const data = points.map((each) => ({ ...each, value: valueOf(each), successes: each.calls - each.errors }));
  const ticks = roundTicks(data.flatMap(({ value }) => value ?? []));
  // One among hundreds is still to be seen.
  const least = (_: unknown, place: number) => (data[place]?.errors ? 4 : 0);
  return (
    <div className="h-40">
      <ResponsiveContainer>
        <ComposedChart data={data} margin={plotStyle.margin} aria-label={m.apicalls_plot({ name })}>
          <PlotHatch id={id} fill="var(--danger-text)" />
          <CartesianGrid {...plotStyle.grid} />
          <XAxis
            {...plotStyle.across}
            dataKey="at"
            interval="equidistantPreserveStart"
            tickFormatter={period === '24h' ? formatTime : formatDate}
          />
          <YAxis {...upAxis(ticks, write)} />
          <Tooltip
            {...plotStyle.pointer}
            content={({ active, label }) => {
              const point = active ? data.find(({ at }) => at === label) : undefined;
              return (
                point && (
                  <PlotNote
                    at={m.apicalls_from({ time: formatDateTime(point.at) })}
                    value={point.value === null ? m.apicalls_none() : write(point.value)}
                  >
                    {isSplit && point.errors > 0 && m.apicalls_failed_count({ shown: write(point.errors) })}
                  </PlotNote>
                )
              );
            }}
          />
          <Bar {...bar} dataKey={isSplit ? 'successes' : 'value'} fill={`var(--${tone})`} />
          {isSplit && <Bar {...failedBar} fill={`url(#${id})`} minPointSize={least} />}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
