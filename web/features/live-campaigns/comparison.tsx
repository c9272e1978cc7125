import { type Period, periodDays } from '#contract/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatChange } from '#web/ui/format.ts';

interface ComparisonProps {
  now: number;
  /** Over as many days before; null where that was never read. */
  before: number | null | undefined;
  period: Period;
  /** Whether more of it is good news. Spend is neither. */
  more: 'better' | 'worse' | 'neither';
}

/** How a figure stands beside that of the period before, said by sign and in words. */
export function Comparison({ now, before, period, more }: ComparisonProps) {
  const days = periodDays[period];
  if (before === null || before === undefined) return m.livecharts_before_unknown({ days });
  if (now === before) return m.livecharts_before_same({ days });
  if (before === 0) return m.livecharts_before_none({ days });
  const change = formatChange((now - before) / before);
  if (more === 'neither') return m.livecharts_against({ change, days });
  const isBetter = now > before === (more === 'better');
  const words = isBetter ? m.livecharts_better({ change, days }) : m.livecharts_worse({ change, days });
  return <span className={cn(isBetter ? 'text-success-text' : 'text-danger-text')}>{words}</span>;
}
