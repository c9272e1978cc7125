import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

interface PlotLegendProps {
  unit: string;
  /** Results are dots, without a line. */
  areFew: boolean;
  hasEarlier: boolean;
  hasToday: boolean;
  hasMarks: boolean;
}

/** What is what in the chart. The table beside it says the same in words. */
export function PlotLegend({ unit, areFew, hasEarlier, hasToday, hasMarks }: PlotLegendProps) {
  return (
    <span aria-hidden className="flex flex-wrap content-start gap-x-3.5 gap-y-1 text-xs text-muted">
      <Entry sign={<span className="h-3 w-2.5 rounded-sm border border-line-strong bg-muted/18" />}>
        {m.live_column_spend()}
      </Entry>
      <Entry sign={<span className={areFew ? 'size-2.5 rounded-full bg-accent' : 'h-0.5 w-4 bg-accent'} />}>
        {unit}
      </Entry>
      {hasToday && (
        <Entry
          sign={
            <span className="h-3 w-2.5 rounded-sm border border-line-strong bg-[repeating-linear-gradient(135deg,var(--text-muted)_0_1px,transparent_1px_4px)]" />
          }
        >
          {m.livecharts_so_far()}
        </Entry>
      )}
      {hasEarlier && (
        <Entry sign={<span className="w-4 border-t-2 border-dashed border-line-strong" />}>
          {m.livecharts_period_before()}
        </Entry>
      )}
      {hasMarks && (
        <Entry sign={<span className="size-2.5 bg-warning-text [clip-path:polygon(0_0,100%_50%,0_100%)]" />}>
          {m.livecharts_marks()}
        </Entry>
      )}
    </span>
  );
}

function Entry({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      {sign}
      <span className="first-letter:uppercase">{children}</span>
    </span>
  );
}
