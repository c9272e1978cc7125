import { m } from '#web/paraglide/messages.js';
import { PlotKey } from '#web/ui/plot/plot-key.tsx';

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
      <PlotKey sign={<span className="h-3 w-2.5 rounded-sm border border-line-strong bg-muted/18" />}>
        {m.live_column_spend()}
      </PlotKey>
      <PlotKey sign={<span className={areFew ? 'size-2.5 rounded-full bg-accent' : 'h-0.5 w-4 bg-accent'} />}>
        {unit}
      </PlotKey>
      {hasToday && (
        <PlotKey
          sign={
            <span className="h-3 w-2.5 rounded-sm border border-line-strong bg-[repeating-linear-gradient(135deg,var(--text-muted)_0_1px,transparent_1px_4px)]" />
          }
        >
          {m.livecharts_so_far()}
        </PlotKey>
      )}
      {hasEarlier && (
        <PlotKey sign={<span className="w-4 border-t-2 border-dashed border-line-strong" />}>
          {m.livecharts_period_before()}
        </PlotKey>
      )}
      {hasMarks && (
        <PlotKey
          sign={<span className="size-2.5 bg-warning-text [clip-path:polygon(0_0,100%_50%,0_100%)]" />}
        >
          {m.livecharts_marks()}
        </PlotKey>
      )}
    </span>
  );
}
