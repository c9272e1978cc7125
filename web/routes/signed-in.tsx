import { Outlet } from 'react-router';

export default function SignedIn() {
  return <Outlet />;
}
