import { periods, type Period } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { Segments } from '#web/ui/form/segments.tsx';
import { periodNames } from './period-words.ts';

interface PeriodSelectProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
}

/** Over which days figures are shown. `usePeriod` keeps the choice in the address. */
export function PeriodSelect({ period, onPeriodChange }: PeriodSelectProps) {
  return (
    <Segments
      name={m.livecharts_period()}
      options={periods.map((value) => ({ value, ...periodNames(value) }))}
      value={period}
      onValueChange={onPeriodChange}
      className="max-sm:flex max-sm:w-full"
    />
  );
}
