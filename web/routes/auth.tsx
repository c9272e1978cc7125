import type { Language } from '#contract/people/people.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { findKeptAd } from '#web/features/front-page/kept-ad/kept-ad.ts';
import { readArrival, type Arrival } from '#web/features/people/sign-in/auth-arrival.ts';
import type { AuthFields, AuthMode } from '#web/features/people/sign-in/auth-checks.ts';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { LanguageButton } from '#web/features/people/language-button.tsx';
import { AuthForm } from '#web/features/people/sign-in/auth-form.tsx';
import { authTexts } from '#web/features/people/sign-in/auth-texts.ts';
import { pathOfOurs } from '#web/features/people/sign-in/path-of-ours.ts';
import { endRecovery, readRecovery } from '#web/features/people/sign-in/recovery.ts';
import { ResetSent } from '#web/features/people/sign-in/reset-sent.tsx';
import { SignUpSent } from '#web/features/people/sign-in/sign-up-sent.tsx';
import {
  forgetReturnPath,
  keepReturnPath,
  readReturnPath,
} from '#web/features/people/sign-in/social-sign-in.ts';
import { SocialStart } from '#web/features/people/sign-in/social-start.tsx';
import { useResetLink } from '#web/features/people/sign-in/use-reset-link.ts';
import { WebMailboxLink } from '#web/features/people/sign-in/web-mailbox-link.tsx';
import { MailboxLink } from '#web/features/practice/mailbox-link.tsx';
import { Agreement } from '#web/features/public-pages/agreement.tsx';
import { fetchAhead } from '#web/fetch-ahead.ts';
import { speakHere, spokenLanguage } from '#web/language.ts';
import { welcomeNextPerson } from '#web/next-person.ts';
import { m } from '#web/paraglide/messages.js';
import { later } from '#web/ui/later.ts';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { ShortPage } from '#web/ui/page/short-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast/toast.tsx';

// What few come for asks as the pages behind this one do, and is fetched for them alone.
const laterParts = later(() => import('./auth-later.tsx'));
const codeStep = later(() => import('#web/features/people/sign-in/code-step.tsx'));
const CodeStep = lazy(async () => ({ default: (await codeStep.fetch()).CodeStep }));
const EmailChangeArrival = lazy(async () => ({ default: (await laterParts.fetch()).EmailChangeArrival }));

type Sent = { mode: 'signup' | 'forgot'; name: string; email: string };

export default function Auth() {
  const { data: session, isPending, refetch } = authClient.useSession();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState(() => readArrival({ search, hash }) ?? tellOfKeptAd());
  const [, showLanguage] = useState(spokenLanguage);
  const [mode, setMode] = useState<AuthMode>(() => firstMode(new URLSearchParams(search).get('mode')));
  const [sent, setSent] = useState<Sent>();
  const [typed, setTyped] = useState<Pick<AuthFields, 'name' | 'email'>>();
  const [hasKeysLeft, setKeysLeft] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  // Who comes from a letter about a sign-in goes on where one ends others.
  const [from] = useState(() => (mode === 'forgot' ? '/profile#security' : undefined));
  const goal = pathOfOurs(from ?? state?.from ?? readReturnPath() ?? pathToKeptAd());
  useFetchAhead(goal);
  const resetLink = useResetLink(mode === 'reset' ? readRecovery() : null);

  useEffect(() => {
    if (search || hash) void navigate('/auth', { replace: true, state });
  }, [search, hash, state, navigate]);
  // Another sign-in may lead through a page load, which a state does not outlive.
  useEffect(() => keepReturnPath(state?.from), [state]);

  // Later looks at the session must not take the form away from under the person's hands.
  const [isSettled, setSettled] = useState(!isPending);
  const [isNewcomer, setNewcomer] = useState(!isPending && !session);
  if (!isPending && !isSettled) {
    setSettled(true);
    setNewcomer(!session);
  }
  if (mode === 'reset' && resetLink === 'over' && !hasKeysLeft) {
    endRecovery();
    setArrival({ is: 'notice', tone: 'warning', text: m.auth_link_over });
    setMode('forgot');
  }

  /** All that was typed stays. */
  function changeLanguage(language: Language) {
    speakHere(language);
    showLanguage(language);
  }

  const otherLanguage = <LanguageButton isWritten onChoose={changeLanguage} />;
  if (!isSettled || (mode === 'reset' && resetLink === 'looking')) return <PageSpinner />;
  if (arrival?.is === 'email-change') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <ShortPage language={otherLanguage} title={m.auth_email_confirming()}>
          <EmailChangeArrival token={arrival.token} />
        </ShortPage>
      </Suspense>
    );
  }
  if (hasKeysLeft && laterParts.now) {
    const { KeysLeft } = laterParts.now;
    return (
      <ShortPage language={otherLanguage} title={m.keys_left_title()}>
        <KeysLeft onDone={() => void navigate('/dashboard')} />
      </ShortPage>
    );
  }
  // Until the next page is there, whoever signs in here stays where they are, and so does the keyboard.
  const next = session && mode !== 'reset' && <Enter to={goal} />;
  if (next && !isNewcomer) return next;

  function changeMode(next: AuthMode) {
    endRecovery();
    setArrival(undefined);
    setSent(undefined);
    setTyped(undefined);
    setCodeNeeded(false);
    setMode(next);
  }

  function greet() {
    welcomeNextPerson();
    toast(m.auth_toast_signed_in(), m.auth_toast_signed_in_text());
  }

  async function finish(done: AuthMode, fields: AuthFields) {
    setArrival(undefined);
    if (done === 'signin') greet();
    if (done === 'signup') {
      setSent({ mode: done, name: fields.name, email: fields.email });
      toast(m.auth_toast_created(), m.auth_toast_created_text());
    }
    if (done === 'forgot') {
      setSent({ mode: done, name: '', email: fields.email });
      toast(m.auth_toast_reset_sent(), m.auth_toast_reset_sent_text());
    }
    if (done === 'reset') await goOnAfterReset();
  }

  async function goOnAfterReset() {
    welcomeNextPerson();
    toast(m.auth_toast_updated(), m.auth_toast_updated_text());
    // Setting it has ended every session and begun one here, unless more than a password is asked for.
    await refetch();
    const { data: begun } = await authClient.getSession().catch(() => ({ data: undefined }));
    if (begun === null) {
      changeMode('signin');
      return setArrival({ is: 'notice', tone: 'success', text: m.security_reset_code });
    }
    const parts = await laterParts.fetch().catch(() => undefined);
    if (await parts?.hasKeys()) return setKeysLeft(true);
    setMode('signin');
    await navigate('/dashboard');
  }

  if (isCodeNeeded) {
    return (
      <ShortPage language={otherLanguage} title={m.security_code_title()}>
        {next}
        <Suspense fallback={<Spinner name={m.ui_loading()} className="mx-auto size-6 text-muted" />}>
          <CodeStep
            onShown={greet}
            onBack={() => changeMode('signin')}
            onOver={(text) => {
              changeMode('signin');
              setArrival({ is: 'notice', tone: 'warning', text: () => text });
            }}
          />
        </Suspense>
      </ShortPage>
    );
  }
  if (sent?.mode === 'signup') {
    return (
      <ShortPage language={otherLanguage} title={m.auth_created_title()}>
        <SignUpSent
          email={sent.email}
          mailbox={<MailboxLink otherwise={<WebMailboxLink email={sent.email} />} />}
          onBack={() => changeMode('signin')}
          onWrong={() => {
            setTyped(sent);
            setSent(undefined);
          }}
        />
      </ShortPage>
    );
  }
  if (sent) {
    return (
      <ShortPage language={otherLanguage} title={m.auth_sent_title()}>
        <ResetSent email={sent.email} mailbox={<MailboxLink />} onBack={() => changeMode('signin')} />
      </ShortPage>
    );
  }
  return (
    <ShortPage language={otherLanguage} title={authTexts[mode].title()}>
      {next}
      {arrival?.is === 'social' ? (
        <SocialStart
          provider={arrival.provider}
          returnPath={pathOfOurs(state?.from ?? readReturnPath())}
          onProblem={(text) => setArrival({ is: 'notice', tone: 'warning', text: () => text })}
        />
      ) : (
        <AuthForm
          mode={mode}
          onModeChange={changeMode}
          onDone={(done, fields) => void finish(done, fields)}
          onCodeNeeded={() => setCodeNeeded(true)}
          arrival={arrival}
          typed={typed}
          agreement={<Agreement />}
          mailbox={<MailboxLink />}
        />
      )}
    </ShortPage>
  );
}

/** Whoever keeps an ad from the front page goes on with it, once; where they asked for a page of ours, that comes first. */
function pathToKeptAd(): string | undefined {
  return findKeptAd() && '/campaign/new';
}

function tellOfKeptAd(): Arrival | undefined {
  const kept = findKeptAd();
  if (!kept) return undefined;
  const name = [kept.what, kept.place].filter(Boolean).join(', ');
  return { is: 'notice', tone: 'success', text: () => m.try_kept_waits({ name }) };
}

/** Once somebody types, the page behind this one is fetched ahead. */
function useFetchAhead(path: string) {
  useEffect(() => {
    const begin = () => void fetchAhead(path);
    document.addEventListener('input', begin, { once: true });
    return () => document.removeEventListener('input', begin);
  }, [path]);
}

function Enter({ to }: { to: string }) {
  // Once: drawn again before the next page is there, the kept path is forgotten already.
  const [first] = useState(to);
  useEffect(forgetReturnPath, []);
  return <Navigate to={first} replace />;
}

/** A reset email comes first; then what the link here asked for. */
function firstMode(asked: string | null): AuthMode {
  if (readRecovery()) return 'reset';
  return asked === 'signup' || asked === 'forgot' ? asked : 'signin';
}
