import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { toastError } from '#web/ui/toast/toast.tsx';

/** In place of a campaign's page: leads to all campaigns, and says why. */
export function Elsewhere({ says }: { says: string }) {
  useEffect(() => {
    toastError(says, undefined, { id: 'campaign-details' });
  }, [says]);
  return <Navigate replace to="/meta-ads" />;
}
