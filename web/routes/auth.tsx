import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { readArrival } from '#web/features/people/auth-arrival.ts';
import type { AuthMode } from '#web/features/people/auth-checks.ts';
import { authClient } from '#web/features/people/auth-client.ts';
import { AuthForm } from '#web/features/people/auth-form.tsx';
import { AuthFrame } from '#web/features/people/auth-frame.tsx';
import { authTexts } from '#web/features/people/auth-texts.ts';
import { EmailChangeArrival } from '#web/features/people/email-change-arrival.tsx';
import { pathOfOurs } from '#web/features/people/path-of-ours.ts';
import { endRecovery, readRecovery } from '#web/features/people/recovery.ts';
import { ResetSent } from '#web/features/people/reset-sent.tsx';
import { forgetReturnPath, readReturnPath } from '#web/features/people/social-sign-in.ts';
import { SocialStart } from '#web/features/people/social-start.tsx';
import { MailboxLink } from '#web/features/practice/mailbox-link.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { toast } from '#web/ui/toast.tsx';

export default function Auth() {
  const { data: session, isPending, refetch } = authClient.useSession();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [arrival, setArrival] = useState(() => readArrival({ search, hash }));
  const [mode, setMode] = useState<AuthMode>(() => firstMode(new URLSearchParams(search).get('mode')));
  const [sentTo, setSentTo] = useState<string>();
  const [createdFor, setCreatedFor] = useState<string>();

  useEffect(() => {
    if (search || hash) void navigate('/auth', { replace: true, state });
  }, [search, hash, state, navigate]);

  // Later looks at the session must not take the form away from under the person's hands.
  const [isSettled, setSettled] = useState(!isPending);
  if (!isPending && !isSettled) setSettled(true);
  if (!isSettled) return <PageSpinner />;
  if (arrival?.is === 'email-change') {
    return (
      <AuthFrame title={m.auth_email_confirming()}>
        <EmailChangeArrival token={arrival.token} />
      </AuthFrame>
    );
  }
  if (session && mode !== 'reset') return <Enter to={pathOfOurs(state?.from ?? readReturnPath())} />;

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
      queryClient.clear();
      toast(m.auth_toast_updated(), m.auth_toast_updated_text());
      // Setting it has ended every session and begun one here.
      await refetch();
      setMode('signin');
      await navigate('/dashboard');
    }
  }

  return (
    <AuthFrame title={authTexts[mode].title()}>
      {sentTo ? (
        <ResetSent email={sentTo} mailbox={<MailboxLink />} onBack={() => changeMode('signin')} />
      ) : arrival?.is === 'social' ? (
        <SocialStart
          provider={arrival.provider}
          returnPath={pathOfOurs(state?.from)}
          onProblem={(text) => setArrival({ is: 'notice', tone: 'warning', text })}
        />
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
    </AuthFrame>
  );
}

function Enter({ to }: { to: string }) {
  useEffect(forgetReturnPath, []);
  return <Navigate to={to} replace />;
}

/** A reset letter comes first; then what the link here asked for. */
function firstMode(asked: string | null): AuthMode {
  if (readRecovery()) return 'reset';
  return asked === 'signup' ? 'signup' : 'signin';
}
