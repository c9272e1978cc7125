import type { CallPeriod, CallSummary } from '#contract/api-calls.ts';
import { Area, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#web/paraglide/messages.js';
import { formatDate, formatDateTime, formatTime } from '#web/ui/format.ts';

export type CallPoint = CallSummary['series'][number];

interface CallsPlotProps {
  name: string;
  period: CallPeriod;
  points: CallPoint[];
  valueOf: (point: CallPoint) => number | null;
  write: (value: number) => string;
  tone?: 'accent' | 'danger-text' | 'info-text';
}

const tick = { fill: 'var(--text-muted)', fontSize: 12 };

/** One figure over the period. Arrow keys go from point to point; where nothing was called there is a gap. */
export function CallsPlot({ name, period, points, valueOf, write, tone = 'accent' }: CallsPlotProps) {
  const colour = `var(--${tone})`;
  const data = points.map((point) => ({ at: point.at, value: valueOf(point) }));
  return (
    <div className="h-56">
      <ResponsiveContainer>
        <ComposedChart
          data={data}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          aria-label={m.apicalls_plot({ name })}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            tickFormatter={period === '24h' ? formatTime : formatDate}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={24}
            tickMargin={6}
          />
          <YAxis
            width="auto"
            tickFormatter={write}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickCount={4}
            allowDecimals={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            isAnimationActive={false}
            content={({ active, label }) => {
              const point = active ? data.find(({ at }) => at === label) : undefined;
              return (
                point && (
                  <div
                    role="status"
                    className="rounded-lg border border-line bg-raised px-3 py-2 text-xs text-text shadow-raised"
                  >
                    <p className="text-muted">{m.apicalls_from({ time: formatDateTime(point.at) })}</p>
                    <p className="text-sm font-semibold">
                      {point.value === null ? m.apicalls_none() : write(point.value)}
                    </p>
                  </div>
                )
              );
            }}
          />
          <Area
            dataKey="value"
            stroke={colour}
            strokeWidth={2}
            fill={colour}
            fillOpacity={0.12}
            // A lone point between gaps has no line to be seen by.
            dot={{ r: 1.5, fill: colour, strokeWidth: 0, fillOpacity: 1 }}
            activeDot={{ fill: colour, stroke: 'var(--surface)', strokeWidth: 2, r: 4 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
