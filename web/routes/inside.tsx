import { Navigate, Outlet, useLocation } from 'react-router';
import { useMay } from '#web/workspace/may.ts';
import { PageFault } from '#web/page-fault.tsx';
import type { Route } from './+types/inside';

/** What is about the person, or about what was shared with them. */
const forEverybody = /^\/(approvals|profile)(\/|$)/;

/** Around every signed-in page: what goes wrong in one leaves the menu where it is. A client sees what is shared with them. */
export default function Inside() {
  const { pathname } = useLocation();
  if (!useMay('see') && !forEverybody.test(pathname)) return <Navigate to="/approvals" replace />;
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
