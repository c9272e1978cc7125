import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { readArrival } from '#web/features/people/auth-arrival.ts';
import type { AuthMode } from '#web/features/people/auth-checks.ts';
import { authClient } from '#web/features/people/auth-client.ts';
import { AuthForm } from '#web/features/people/auth-form.tsx';
import { authTexts } from '#web/features/people/auth-texts.ts';
import { pathOfOurs } from '#web/features/people/path-of-ours.ts';
import { endRecovery, readRecovery } from '#web/features/people/recovery.ts';
import { ResetSent } from '#web/features/people/reset-sent.tsx';
import { MailboxLink } from '#web/features/practice/mailbox-link.tsx';
import { m } from '#web/paraglide/messages.js';
import { FjordScene } from '#web/ui/fjord-scene.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { toast } from '#web/ui/toast.tsx';

export default function Auth() {
  const { data: session, isPending, refetch } = authClient.useSession();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [arrival, setArrival] = useState(() => readArrival(search));
  const [mode, setMode] = useState<AuthMode>(() => firstMode(state?.mode));
  const [sentTo, setSentTo] = useState<string>();
  const [createdFor, setCreatedFor] = useState<string>();

  useEffect(() => {
    if (search) void navigate('/auth', { replace: true, state });
  }, [search, state, navigate]);

  // Later looks at the session must not take the form away from under the person's hands.
  const [isSettled, setSettled] = useState(!isPending);
  if (!isPending && !isSettled) setSettled(true);
  if (!isSettled) return <PageSpinner />;
  if (session && mode !== 'reset') return <Navigate to={pathOfOurs(state?.from)} replace />;

  function changeMode(next: AuthMode) {
    endRecovery();
    setArrival(undefined);
    setSentTo(undefined);
    setMode(next);
  }

  async function finish(done: AuthMode, email: string) {
    setArrival(undefined);
    if (done === 'signin') {
      // Whoever was signed in before leaves nothing behind.
      queryClient.clear();
      toast(m.auth_toast_signed_in(), m.auth_toast_signed_in_text());
    }
    if (done === 'signup') {
      setCreatedFor(email);
      toast(m.auth_toast_created(), m.auth_toast_created_text());
    }
    if (done === 'forgot') {
      setSentTo(email);
      toast(m.auth_toast_reset_sent(), m.auth_toast_reset_sent_text());
    }
    if (done === 'reset') {
      toast(m.auth_toast_updated(), m.auth_toast_updated_text());
      // A new password ends all sessions; without one the dashboard leads back here to sign in.
      await refetch();
      setMode('signin');
      await navigate('/dashboard');
    }
  }

  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <title>{m.ui_page_title({ title: authTexts[mode].title() })}</title>
      <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-8">
        <Link to="/" aria-label={m.app_name()} className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted hover:text-text"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {m.auth_back_home()}
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main className="flex grow flex-col items-center px-4 pt-6 pb-40 sm:pt-[8vh]">
        <div className="w-full max-w-[26rem] rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8">
          {sentTo ? (
            <ResetSent email={sentTo} mailbox={<MailboxLink />} onBack={() => changeMode('signin')} />
          ) : (
            <AuthForm
              mode={mode}
              onModeChange={changeMode}
              onDone={(done, email) => void finish(done, email)}
              arrival={arrival}
              createdFor={createdFor}
              mailbox={<MailboxLink />}
            />
          )}
        </div>
      </main>
      <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-48 overflow-visible sm:h-72" />
    </div>
  );
}

/** A reset letter comes first; then what the link here asked for. */
function firstMode(asked: unknown): AuthMode {
  if (readRecovery()) return 'reset';
  return asked === 'signup' ? 'signup' : 'signin';
}
