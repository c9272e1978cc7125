import { type ComponentProps, lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CallsPlot } from './calls-plot.tsx';

// The drawing is by far the heaviest part of the page; figures and tables need not wait for it.
const Plot = lazy(async () => ({ default: (await import('./calls-plot.tsx')).CallsPlot }));

interface CallsChartProps extends ComponentProps<typeof CallsPlot> {
  text?: string | undefined;
}

/** One figure of all calls over the period, drawn. */
export function CallsChart({ text, ...plot }: CallsChartProps) {
  return (
    <Card title={plot.name} text={text}>
      <Suspense fallback={<Skeleton className="h-40 bg-sunken" />}>
        <Plot {...plot} />
      </Suspense>
    </Card>
  );
}
