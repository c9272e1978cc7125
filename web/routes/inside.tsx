import { Outlet } from 'react-router';
import { PageFault } from '#web/page-fault.tsx';
import type { Route } from './+types/inside';

/** Around every signed-in page: what goes wrong in one leaves the menu where it is. */
export default function Inside() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
