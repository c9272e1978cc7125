import { minorDigits } from '#contract/currencies.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures, DayFigures } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { formatMoney, formatMoneyShort } from '#web/money.ts';
import { formatCountShort, formatWhole } from '#web/ui/format/format.ts';
import { DayPlot, type PlotPoint } from './day-plot.tsx';
import { resultWords } from './result-words.ts';

interface FiguresPlotsProps {
  figures: DailyFigures;
  objective?: Objective | null | undefined;
}

/** Two drawings of the same days, one above the other where they do not fit side by side. */
export function FiguresPlots({ figures, objective }: FiguresPlotsProps) {
  const { days, today, before, currency } = figures;
  const unit = resultWords(objective);
  const pointsOf = (figure: 'spendMinor' | 'results') =>
    days.map((day, place) => pointOf(day, { figure, today, earlier: before[place] }));
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <DayPlot
        name={m.live_column_spend()}
        points={pointsOf('spendMinor')}
        write={(minor) => formatMoney(minor, currency)}
        writeShort={(minor) => formatMoneyShort(minor, currency)}
        unit={10 ** minorDigits(currency)}
      />
      <DayPlot
        name={unit ? m.livecharts_results_of({ unit }) : m.live_column_results()}
        points={pointsOf('results')}
        write={formatWhole}
        writeShort={formatCountShort}
      />
    </div>
  );
}

interface Beside {
  figure: 'spendMinor' | 'results';
  today: string;
  earlier: DayFigures | undefined;
}

function pointOf(of: DayFigures, { figure, today, earlier }: Beside): PlotPoint {
  const isOver = of.day !== today;
  return {
    day: of.day,
    now: isOver ? of[figure] : undefined,
    soFar: isOver ? undefined : of[figure],
    earlier: earlier?.[figure],
    earlierDay: earlier?.day,
  };
}
