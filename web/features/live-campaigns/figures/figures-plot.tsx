import { minorDigits } from '#contract/currencies.ts';
import type { DailyFigures } from '#contract/live/live-figures.ts';
import type { LiveMark } from '#contract/live/live-glances.ts';
import { memo, useCallback, useDeferredValue, useId, useMemo } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatMoneyShort } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatCountShort, formatDay } from '#web/ui/format/format.ts';
import { PlotHatch } from '#web/ui/plot/plot-hatch.tsx';
import { alignTicks, namedDays, roundTicks } from '#web/ui/plot/plot-scale.ts';
import { plotStyle, upAxis } from '#web/ui/plot/plot-style.ts';
import { PlotDay } from './plot-day.tsx';
import { areFew } from './few-results.ts';
import { plotPoints } from './plot-points.ts';

interface FiguresPlotProps {
  figures: DailyFigures;
  marks: readonly LiveMark[];
  /** What the results are called. */
  unit: string;
  /** Before it there was nothing to tell of. */
  since: string | undefined;
}

interface DotProps {
  cx?: number;
  cy?: number;
  /** Of a line that adds nothing up. */
  value?: unknown;
  /** All of its line. */
  points?: readonly unknown[];
}

/** From so many days on, dots are small. */
const many = 21;

/** Of a day that brought something; the others need no sign. */
function ResultDot({ cx = 0, cy = 0, value, points = [] }: DotProps) {
  const r = points.length < many ? 5 : 3.5;
  return value ? (
    <circle {...{ cx, cy, r }} fill="var(--accent)" stroke="var(--surface)" strokeWidth={1.5} />
  ) : (
    <g />
  );
}

function EarlierDot({ cx = 0, cy = 0, value }: DotProps) {
  return value ? (
    <circle {...{ cx, cy }} r={3} fill="none" stroke="var(--line-strong)" strokeWidth={1.5} />
  ) : (
    <g />
  );
}

/** On top of the line that marks a day, above all that is drawn, a dot at the top included. */
function Flag({ viewBox }: { viewBox?: unknown }) {
  const { x = 0, y = 0 } = viewBox as { x?: number; y?: number };
  return <path d={`M${x} ${y}v10l7-4-7-4z`} transform="translate(0 -16)" fill="var(--warning-text)" />;
}

const still = { isAnimationActive: false };
const today = { r: 4, strokeWidth: 2, stroke: 'var(--accent)', fill: 'var(--surface)' };
const writeDay = (day: string) => formatDay(day, { short: true });

/**
 * Spend as bars and results as a line over the same days; faintly the period before; a flag where something was changed.
 * The day that is not over is hatched, and no line goes to it: it would look like a fall. Arrow keys go from day to day.
 */
export function FiguresPlot({ figures, marks, unit, since }: FiguresPlotProps) {
  // Whatever else has changed with them is shown before they are drawn anew.
  const late = {
    figures: useDeferredValue(figures),
    marks: useDeferredValue(marks),
    unit: useDeferredValue(unit),
  };
  return <Plot {...late} since={since} />;
}

const Plot = memo(function Plot({ figures, marks, unit, since }: FiguresPlotProps) {
  const hatch = useId();
  const { currency } = figures;
  const points = plotPoints(figures, { marks, since });
  const isFew = areFew(figures);
  const stems = isFew ? points.filter((point) => point.results) : [];
  const most = (of: 'spendMinor' | 'results') => [...figures.days, ...figures.before].map((each) => each[of]);
  const unitOfMoney = 10 ** minorDigits(currency);
  const writeMoney = useCallback((minor: number) => formatMoneyShort(minor, currency), [currency]);
  // Where a day brings one at most, dots at the very top would look like a ceiling.
  const spends = roundTicks(most('spendMinor'), unitOfMoney);
  const aligned = alignTicks(spends, roundTicks([2, ...most('results')]), [unitOfMoney, 1]);
  const spendTicks = useSame(aligned[0]);
  const resultTicks = useSame(aligned[1]);
  const named = useSame(namedDays(points.map(({ day }) => day)));
  return (
    <ResponsiveContainer>
      <ComposedChart
        data={points}
        margin={plotStyle.margin}
        barCategoryGap="18%"
        aria-label={m.livecharts_plot({ name: m.livecharts_spend_and({ unit }) })}
      >
        <PlotHatch id={hatch} />
        <CartesianGrid {...plotStyle.grid} yAxisId="spend" />
        <XAxis {...plotStyle.across} dataKey="day" ticks={named} interval={0} tickFormatter={writeDay} />
        <YAxis {...upAxis(spendTicks, writeMoney)} yAxisId="spend" />
        <YAxis {...upAxis(resultTicks, formatCountShort)} yAxisId="results" orientation="right" />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          wrapperStyle={{ zIndex: 10 }}
          content={({ active, label }) => {
            const point = active ? points.find(({ day }) => day === label) : undefined;
            return point && <PlotDay {...{ point, currency, unit }} />;
          }}
        />
        <Bar {...still} {...plotStyle.bar} yAxisId="spend" stackId="spend" dataKey="spend" />
        <Bar
          {...still}
          {...plotStyle.bar}
          yAxisId="spend"
          stackId="spend"
          dataKey="spendSoFar"
          fill={`url(#${hatch})`}
          fillOpacity={1}
        />
        {figures.before.length > 0 && (
          <>
            <Line
              {...still}
              {...plotStyle.ghost}
              yAxisId="spend"
              type="step"
              strokeOpacity={0.5}
              dataKey="earlier.spendMinor"
            />
            <Line
              {...still}
              {...plotStyle.ghost}
              yAxisId="results"
              strokeDasharray="4 3"
              dataKey="earlier.results"
              {...(isFew && { stroke: 'none', dot: EarlierDot })}
            />
          </>
        )}
        {stems.map(({ day, results: count = 0 }) => (
          <ReferenceLine
            key={day}
            yAxisId="results"
            segment={[
              { x: day, y: 0 },
              { x: day, y: count },
            ]}
            stroke="var(--accent)"
          />
        ))}
        <Line
          {...still}
          {...plotStyle.line}
          yAxisId="results"
          dataKey="results"
          {...(isFew && { stroke: 'none', dot: ResultDot })}
        />
        <Line
          {...still}
          yAxisId="results"
          dataKey="resultsSoFar"
          stroke="none"
          dot={today}
          activeDot={false}
        />
        {points
          .filter((point) => point.marks.length > 0)
          .map(({ day }) => (
            <ReferenceLine
              key={day}
              yAxisId="spend"
              x={day}
              stroke="var(--warning-text)"
              strokeDasharray="2 3"
              label={Flag}
            />
          ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
});

/** One list for all renders in which it says the same: with another one an axis is drawn anew. */
function useSame<Value extends string | number>(list: Value[]): Value[] {
  const said = JSON.stringify(list);
  return useMemo(() => JSON.parse(said) as Value[], [said]);
}
