import { Navigate } from 'react-router';

/** The plans stand on the dashboard. */
export default function Pricing() {
  return <Navigate to="/dashboard" replace state={{ isInPlaceOfPage: true }} />;
}
