import type { PlannedArea } from '#contract/planned-areas.ts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { usePlannedAreas } from './use-planned-areas.ts';

/** Shows the page of a planned area where the operator wants it seen; everywhere else the dashboard. */
export function PlannedAreaGate({ area, children }: { area: PlannedArea; children: ReactNode }) {
  const areas = usePlannedAreas();
  if (!areas) return <PageSpinner />;
  return areas.includes(area) ? children : <Navigate to="/dashboard" replace />;
}
