import { authClient } from './auth-client.ts';

/** Ends every session of the person, here and elsewhere, and forgets what this tab knows. */
export async function signOutEverywhere(): Promise<void> {
  const { error: revoking } = await authClient.revokeSessions();
  // 401: the session has ended already, so there is nothing to revoke.
  if (revoking && revoking.status !== 401) throw new Error(revoking.message);
  const { error: leaving } = await authClient.signOut();
  if (leaving) throw new Error(leaving.message);
  // A whole new page: nothing of the person stays in memory for whoever signs in next.
  location.assign('/auth');
}
