import { useEffect, useSyncExternalStore } from 'react';
import { spokenLanguage } from '#web/language.ts';
import { keptHere } from '#web/workspace/kept-here.ts';

export interface Session {
  user: { id: string; name: string; email: string; image?: string | null; language?: string | null };
  session: { expiresAt: Date };
}

/** What the account service says no with. */
export interface AuthRefusal {
  status: number;
  code?: string | undefined;
  message?: string | undefined;
  minutes?: number | undefined;
}

export type Answer<Data> = { data: Data; error: null } | { data: null; error: AuthRefusal };

/** What is known of the session. No answer at all is an error of the browser's own, which has no status. */
interface SessionState {
  data: Session | null;
  isPending: boolean;
  error: { status?: number } | null;
  refetch: () => Promise<void>;
}

/** Tabs of this browser tell each other that somebody has signed out. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('adfjord session') : undefined;
const listeners = new Set<() => void>();
const freshMs = 1000;
const lookAgainAfterMs = 5000;

let state: SessionState = { data: null, isPending: true, error: null, refetch: look };
let lastLook: AbortController | undefined;
let lookedAt = 0;

/** Signing up, in and out, and whose session this browser holds. */
export const authClient = {
  useSession,
  getSession: () => readSession(),
  /** What few ask the account service for; `change` where the session may be another one afterwards. */
  ask,
  change,
  signIn: {
    email: (asked: { email: string; password: string; callbackURL: string }) =>
      change<{ twoFactorRedirect?: boolean }>('sign-in/email', asked),
    social: (
      asked: Record<'provider' | 'callbackURL' | 'errorCallbackURL', string> & { disableRedirect: true },
    ) => ask<{ url?: string }>('sign-in/social', asked),
  },
  signUp: {
    email: (asked: Record<'name' | 'email' | 'password' | 'language' | 'callbackURL', string>) =>
      change('sign-up/email', asked),
  },
  sendVerificationEmail: (asked: { email: string; callbackURL: string }) =>
    ask('send-verification-email', asked),
  requestPasswordReset: (asked: { email: string; redirectTo: string }) =>
    ask('request-password-reset', asked),
  resetPassword: (asked: { newPassword: string; token: string }) => ask('reset-password', asked),
  changePassword: (asked: { currentPassword: string; newPassword: string; revokeOtherSessions?: boolean }) =>
    change('change-password', asked),
  async signOut() {
    const answer = await change('sign-out', {});
    if (!answer.error) {
      tabs?.postMessage('signed out');
      await keptHere.eraseAll();
    }
    return answer;
  },
};

/** Whose session it is, as it was last seen; looked at anew when somebody comes back to the page or online. */
function useSession(): SessionState {
  useEffect(() => {
    if (Date.now() - lookedAt > freshMs) void look();
  }, []);
  return useSyncExternalStore(
    listen,
    () => state,
    () => state,
  );
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
  };
}

function watch(way: 'addEventListener' | 'removeEventListener') {
  tabs?.[way]('message', lookIfOnline);
  document[way]('visibilitychange', lookAgain);
  window[way]('online', lookAgain);
}

function lookAgain() {
  if (document.visibilityState === 'visible' && Date.now() - lookedAt >= lookAgainAfterMs) lookIfOnline();
}

function lookIfOnline() {
  if (navigator.onLine) void look();
}

/** Of several looks the last one counts. */
async function look(): Promise<void> {
  lastLook?.abort();
  const mine = (lastLook = new AbortController());
  lookedAt = Date.now();
  tell({ isPending: state.data === null, error: null });
  try {
    const { data, error } = await readSession(mine.signal);
    if (mine.signal.aborted) return;
    if (error) tell({ data: error.status === 401 ? null : state.data, error, isPending: false });
    else tell({ data: isSame(data, state.data) ? state.data : data, error: null, isPending: false });
  } catch (error) {
    if (!mine.signal.aborted) tell({ error: error instanceof Error ? {} : null, isPending: false });
  }
}

function tell(changes: Partial<SessionState>) {
  const next = { ...state, ...changes };
  if (isSame(next, state)) return;
  state = next;
  for (const listener of listeners) listener();
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Asks for something after which the session may be another one. */
async function change<Data = unknown>(path: string, asked: object) {
  const answer = await ask<Data>(path, asked);
  // The answer is dealt with first: where to go next is decided before the session is known to be there.
  if (!answer.error) setTimeout(look, 10);
  return answer;
}

async function readSession(signal?: AbortSignal): Promise<Answer<Session | null>> {
  const answer = await ask<Session | null>('get-session', undefined, signal);
  if (!answer.data) return answer;
  const { user, session } = answer.data;
  return { data: { user, session: { expiresAt: new Date(session.expiresAt) } }, error: null };
}

/** Asks the account service; throws where nobody answers. */
async function ask<Data = unknown>(
  path: string,
  asked?: object,
  signal?: AbortSignal,
): Promise<Answer<Data>> {
  const answer = await fetch(`/api/auth/${path}`, {
    headers: {
      'accept-language': spokenLanguage(),
      ...(asked && { 'content-type': 'application/json' }),
    },
    ...(asked && {
      method: 'POST',
      body: JSON.stringify(asked),
    }),
    ...(signal && { signal }),
  });
  const said = await answer.json().catch(() => null);
  if (answer.ok) return { data: said, error: null };
  return { data: null, error: { ...said, status: answer.status } };
}
