import { periodDays, periods, type Period } from '#contract/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { Segments } from '#web/ui/segments.tsx';

interface PeriodSelectProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
}

/** Over how many days figures are shown. `usePeriod` keeps the choice in the address. */
export function PeriodSelect({ period, onPeriodChange }: PeriodSelectProps) {
  return (
    <Segments
      name={m.livecharts_period()}
      options={periods.map((value) => ({ value, label: m.livecharts_days({ days: periodDays[value] }) }))}
      value={period}
      onValueChange={onPeriodChange}
    />
  );
}
