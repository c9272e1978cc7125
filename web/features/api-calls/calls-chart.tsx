import { type ComponentProps, lazy, Suspense } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { PlotKey } from '#web/ui/plot/plot-key.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CallsPlot } from './calls-plot.tsx';

// The drawing is by far the heaviest part of the page; figures and tables need not wait for it.
const Plot = lazy(async () => ({ default: (await import('./calls-plot.tsx')).CallsPlot }));

/** One figure of all calls over the period, drawn. */
export function CallsChart(plot: ComponentProps<typeof CallsPlot>) {
  return (
    <Card title={plot.name} action={plot.isSplit && <Legend />} isOneLine>
      <Suspense fallback={<Skeleton className="h-40 bg-sunken" />}>
        <Plot {...plot} />
      </Suspense>
    </Card>
  );
}

const stripes = 'bg-[repeating-linear-gradient(135deg,var(--danger-text)_0_1.5px,transparent_1.5px_4px)]';

function Legend() {
  return (
    <span aria-hidden className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-muted">
      <PlotKey sign={<span className="h-3 w-2.5 rounded-sm bg-accent forced-color-adjust-none" />}>
        {m.apicalls_success()}
      </PlotKey>
      <PlotKey sign={<span className={`h-3 w-2.5 rounded-sm border border-danger-text ${stripes}`} />}>
        {m.apicalls_failed()}
      </PlotKey>
    </span>
  );
}
