import type { Objective } from '#contract/campaigns.ts';
import type { DailyFigures } from '#contract/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { formatMoney, formatMoneyShort } from '#web/money.ts';
import { formatCountShort, formatWhole } from '#web/ui/format.ts';
import { DayPlot } from './day-plot.tsx';
import { resultWords } from './result-words.ts';

interface FiguresPlotsProps {
  figures: DailyFigures;
  objective?: Objective | null | undefined;
}

/** Two drawings of the same days, one above the other where they do not fit side by side. */
export function FiguresPlots({ figures: { days, before, currency }, objective }: FiguresPlotsProps) {
  const unit = resultWords(objective);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <DayPlot
        name={m.live_column_spend()}
        points={days.map(({ day, spendMinor }, place) => ({
          day,
          now: spendMinor,
          earlier: before[place]?.spendMinor,
          earlierDay: before[place]?.day,
        }))}
        write={(minor) => formatMoney(minor, currency)}
        writeShort={(minor) => formatMoneyShort(minor, currency)}
      />
      <DayPlot
        name={unit ? m.livecharts_results_of({ unit }) : m.live_column_results()}
        points={days.map(({ day, results }, place) => ({
          day,
          now: results,
          earlier: before[place]?.results,
          earlierDay: before[place]?.day,
        }))}
        write={formatWhole}
        writeShort={formatCountShort}
      />
    </div>
  );
}
