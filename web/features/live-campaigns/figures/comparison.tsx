import type { Period } from '#contract/live/live-figures.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
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

/** How a figure stands beside that of the period before: by a sign, and in words; nothing where that says nothing. */
export function Comparison({ now, before: earlier, period, more }: ComparisonProps) {
  if (now === null || earlier === null || earlier === undefined || earlier === 0) return null;
  const before = wordsBefore(period);
  const change = (now - earlier) / earlier;
  const isBetter = now > earlier === (more === 'better');
  const isNews = now !== earlier && more !== 'neither';
  const words = () => {
    if (now === earlier) return m.livecharts_before_same({ before });
    const by = { change: formatChange(change), before };
    if (!isNews) return m.livecharts_against(by);
    return isBetter ? m.livecharts_better(by) : m.livecharts_worse(by);
  };
  return (
    <Tooltip text={words()}>
      <span
        tabIndex={0}
        className={cn(
          'inline-block rounded-full px-1.5 text-xs leading-5 font-medium whitespace-nowrap tabular-nums',
          !isNews
            ? 'bg-hover text-muted'
            : isBetter
              ? 'bg-success-soft text-success-text'
              : 'bg-danger-soft text-danger-text',
        )}
      >
        <span aria-hidden>
          {now === earlier
            ? '='
            : `${now > earlier ? '▲' : '▼'} ${formatChange(Math.abs(change)).replace('+', '')}`}
        </span>
        <span className="sr-only">{words()}</span>
      </span>
    </Tooltip>
  );
}
