import { useEffect } from 'react';
import { authClient } from './auth-client.ts';
import { isRenewalDue, lookEveryMs, renewalWaits } from './session-renewal.ts';

/** Keeps the session from running out while its owner has a page open. */
export function useSessionRenewal() {
  const { data, refetch } = authClient.useSession();
  const expiresAt = data?.session.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const leaving = new AbortController();
    const looking = setInterval(() => {
      if (isRenewalDue(expiresAt, Date.now())) void renew(leaving.signal).then(() => refetch());
    }, lookEveryMs);
    return () => {
      clearInterval(looking);
      leaving.abort();
    };
  }, [expiresAt, refetch]);
}

/** Asking for the session is what renews it. Ends with an answer, or when waiting longer makes no sense. */
async function renew(until: AbortSignal): Promise<void> {
  for (const wait of renewalWaits()) {
    const { error } = await authClient.getSession();
    if (!error || until.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
