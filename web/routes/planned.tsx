import { Navigate } from 'react-router';

/** Google Ads and AI SEO are announced, not built. */
export default function Planned() {
  return <Navigate to="/dashboard" replace />;
}
