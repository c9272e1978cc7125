import { useEffect } from 'react';
import { authClient } from '../sign-in/auth-client.ts';
import { isRenewalDue, lookEveryMs, renew } from './session-renewal.ts';

/** Asking for the session is what renews it. */
const ask = () => authClient.getSession();

/** Keeps the session from running out while its owner has a page open. */
export function useSessionRenewal() {
  const { data, refetch } = authClient.useSession();
  const expiresAt = data?.session.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const leaving = new AbortController();
    const looking = setInterval(() => {
      if (isRenewalDue(expiresAt, Date.now()))
        void renew(ask, leaving.signal).then(async (isRenewed) => {
          if (isRenewed) await refetch().catch(() => undefined);
        });
    }, lookEveryMs);
    return () => {
      clearInterval(looking);
      leaving.abort();
    };
  }, [expiresAt, refetch]);
}
