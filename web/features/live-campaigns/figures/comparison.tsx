import type { Period } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatChange } from '#web/ui/format/format.ts';
import { wordsBefore } from './period-words.ts';

interface ComparisonProps {
  now: number | null;
  /** Over as many days before; null where not all of those were measured. */
  before: number | null | undefined;
  period: Period;
  /** Whether more of it is good news. Spend is neither. */
  more: 'better' | 'worse' | 'neither';
}

/** How a figure stands beside that of the period before, said by sign and in words; nothing where that says nothing. */
export function Comparison({ now, before: earlier, period, more }: ComparisonProps) {
  if (now === null || earlier === null || earlier === undefined) return null;
  const before = wordsBefore(period);
  if (now === earlier) return m.livecharts_before_same({ before });
  if (earlier === 0) return m.livecharts_before_none({ before });
  const change = formatChange((now - earlier) / earlier);
  if (more === 'neither') return m.livecharts_against({ change, before });
  const isBetter = now > earlier === (more === 'better');
  const words = isBetter ? m.livecharts_better({ change, before }) : m.livecharts_worse({ change, before });
  return <span className={cn(isBetter ? 'text-success-text' : 'text-danger-text')}>{words}</span>;
}
