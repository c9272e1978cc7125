import { useEffect, useState } from 'react';

/** Whether somebody is signed in, looked up after the page is drawn: public pages do not wait for it. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function look() {
      const { authClient } = await import('./auth-client.ts');
      const { data } = await authClient.getSession();
      if (!isGone && data) setSignedIn(true);
    }
    // A visitor who cannot reach us stays a visitor.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return isSignedIn;
}
