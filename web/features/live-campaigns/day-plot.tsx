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

const tick = { fill: 'var(--text-muted)', fontSize: 12 };

/** One figure over the days, and faintly that of the period before. Arrow keys go from day to day. */
export function DayPlot({ name, points, write, writeShort }: DayPlotProps) {
  const hasEarlier = points.some(({ earlier }) => earlier !== undefined);
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{name}</span>
        {hasEarlier && <Legend />}
      </figcaption>
      <div className="mt-3 h-56">
        <ResponsiveContainer>
          <ComposedChart
            data={points}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={m.livecharts_plot({ name })}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => formatDay(day, { short: true })}
              tick={tick}
              tickLine={false}
              axisLine={{ stroke: 'var(--line-strong)' }}
              minTickGap={24}
              tickMargin={6}
            />
            <YAxis
              width="auto"
              tickFormatter={writeShort}
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
                const point = active ? points.find(({ day }) => day === label) : undefined;
                return point && <PointNote point={point} write={write} />;
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
            <Area
              dataKey="now"
              stroke="var(--accent)"
              strokeWidth={2}
              fill="var(--accent)"
              fillOpacity={0.12}
              activeDot={{ fill: 'var(--accent)', stroke: 'var(--surface)', strokeWidth: 2, r: 4 }}
              isAnimationActive={false}
            />
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

function PointNote({ point, write }: { point: PlotPoint } & Pick<DayPlotProps, 'write'>) {
  return (
    <div
      role="status"
      className="rounded-lg border border-line bg-raised px-3 py-2 text-xs text-text shadow-raised"
    >
      <p className="text-muted">{formatDay(point.day)}</p>
      <p className="text-sm font-semibold">{write(point.now)}</p>
      {point.earlier !== undefined && point.earlierDay !== undefined && (
        <p className="mt-1 text-muted">
          {m.livecharts_earlier({ day: formatDay(point.earlierDay), value: write(point.earlier) })}
        </p>
      )}
    </div>
  );
}
