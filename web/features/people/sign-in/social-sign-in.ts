import { attempt, type AuthProblem } from './auth-attempt.ts';
import { authClient } from './auth-client.ts';

export type SocialProvider = 'google' | 'facebook';

const storageKey = 'authRedirectPath';

export function isSocialProvider(name: string | null): name is SocialProvider {
  return name === 'google' || name === 'facebook';
}

/**
 * Leaves for Google or Facebook, and remembers the path to come back to. No button leads here:
 * an operator who has set the keys may link to /auth?provider=google.
 */
export async function startSocialSignIn(
  provider: SocialProvider,
  returnPath: string,
): Promise<AuthProblem | undefined> {
  let url: string | undefined;
  const problem = await attempt(async () => {
    const answer = await authClient.signIn.social({
      provider,
      callbackURL: '/auth',
      errorCallbackURL: '/auth',
      disableRedirect: true,
    });
    url = answer.data?.url;
    return answer;
  });
  if (problem || !url) return problem;
  keepReturnPath(returnPath);
  location.assign(url);
  return undefined;
}

let isLeaving = false;

/** Whether somebody has signed out here, and the whole new page is still to come. */
export function isOnWayOut(): boolean {
  return isLeaving;
}

/** Keeps the path to come back to in this tab, through a page load as well. */
export function keepReturnPath(path: unknown): void {
  if (typeof path === 'string') sessionStorage.setItem(storageKey, path);
}

/** Runs a sign-out, the page of which is no path to come back to. */
export function leaveForGood<Answer>(signOut: () => Promise<Answer>): Promise<Answer> {
  isLeaving = true;
  return signOut().catch((error: unknown) => {
    isLeaving = false;
    throw error;
  });
}

/** The path kept before leaving for another site's sign-in, once. */
export function readReturnPath(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function forgetReturnPath() {
  sessionStorage.removeItem(storageKey);
}
