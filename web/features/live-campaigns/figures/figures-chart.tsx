import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DailyFigures } from '#contract/live/live-figures.ts';
import { lazy, Suspense, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatDateTime, formatDay } from '#web/ui/format/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FiguresByDay } from './figures-by-day.tsx';

// The drawing is by far the heaviest part of the page; figures and table need not wait for it.
const FiguresPlots = lazy(async () => ({ default: (await import('./figures-plots.tsx')).FiguresPlots }));

interface FiguresChartProps {
  /** Undefined while they are fetched: their place is held. */
  figures: DailyFigures | undefined;
  /** What the results are, where all are of one kind. */
  objective?: Objective | null | undefined;
  heading?: 'h2' | 'h3';
}

/** Spend and results per day, beside the period before; as drawings, or as a table of the same figures. */
export function FiguresChart({ figures, objective, heading = 'h3' }: FiguresChartProps) {
  const [isTable, setIsTable] = useState(false);
  const asOf = figures?.asOf;
  return (
    <Card
      title={m.livecharts_title()}
      heading={heading}
      text={
        <>
          {asOf ? m.live_as_of({ time: formatDateTime(asOf) }) : m.livecharts_unread()}
          {figures?.knownSince && (
            <span className="block">{m.livecharts_known_since({ day: formatDay(figures.knownSince) })}</span>
          )}
        </>
      }
      action={
        <Button variant="secondary" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? m.livecharts_as_chart() : m.livecharts_as_table()}
        </Button>
      }
    >
      {isTable && figures ? (
        <FiguresByDay figures={figures} objective={objective} />
      ) : (
        <Suspense fallback={<Placeholder />}>
          {figures ? <FiguresPlots figures={figures} objective={objective} /> : <Placeholder />}
        </Suspense>
      )}
    </Card>
  );
}

function Placeholder() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-72 bg-sunken" />
      <Skeleton className="h-72 bg-sunken" />
    </div>
  );
}
