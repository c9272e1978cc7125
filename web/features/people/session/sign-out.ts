import { queryClient } from '#web/api.ts';
import { authClient } from '../sign-in/auth-client.ts';
import { leaveForGood } from '../sign-in/social-sign-in.ts';

/** Ends every session of the person, here and elsewhere, and forgets what this browser knows of them. */
export async function signOutEverywhere(): Promise<void> {
  // What is asked on the way out would be answered after it, as if a stranger had asked.
  await queryClient.cancelQueries();
  await leaveForGood(async () => {
    const { error } = await authClient.signOut();
    if (error) throw new Error(error.message);
  });
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith('adfjord.')) localStorage.removeItem(key);
  // A whole new page: nothing of the person stays in memory for whoever signs in next.
  location.assign('/auth');
}
