import type { PlannedArea } from '#contract/planned-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { LoadError } from '#web/load-error.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { plannedAreas } from './use-planned-areas.ts';

interface PlannedAreaGateProps {
  area: PlannedArea;
  /** What its page is called. */
  title: string;
  children: ReactNode;
}

/** Shows the page of a planned area where the operator wants it seen; everywhere else the dashboard. */
export function PlannedAreaGate({ area, title, children }: PlannedAreaGateProps) {
  const { data: areas, error } = useQuery(plannedAreas);
  if (areas) return areas.includes(area) ? children : <Navigate to="/dashboard" replace />;
  return (
    <Page title={title}>
      <PageHeader title={title} />
      {error ? <LoadError error={error} /> : <LoadingBlock className="h-46" />}
    </Page>
  );
}
