import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Arrival } from './auth-arrival.ts';
import { asks } from './auth-asks.ts';
import type { AuthProblem } from './auth-attempt.ts';
import { checkAuth, type AuthMode } from './auth-checks.ts';
import { AuthFieldSet, readAuthFields } from './auth-fields.tsx';
import { authTexts } from './auth-texts.ts';
import { useMinLength } from './use-password-rules.ts';

interface AuthFormProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onDone: (mode: AuthMode, email: string) => void;
  /** What the link in a letter led to. */
  arrival: Arrival | undefined;
  /** Who has just signed up, and is to open the letter. */
  createdFor: string | undefined;
  /** Where letters can be read in practice mode. */
  mailbox: ReactNode;
}

export function AuthForm({ mode, onModeChange, onDone, arrival, createdFor, mailbox }: AuthFormProps) {
  const [problem, setProblem] = useState<AuthProblem>();
  const [isBusy, setBusy] = useState(false);
  const minLength = useMinLength();
  const texts = authTexts[mode];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = readAuthFields(form);
    const complaint = checkAuth(mode, fields, minLength);
    if (complaint) return setProblem({ text: complaint });
    setProblem(undefined);
    setBusy(true);
    const trouble = await asks[mode](fields);
    setBusy(false);
    if (trouble) return setProblem(trouble);
    if (mode === 'signup') form.reset();
    onDone(mode, fields.email.trim());
  }

  function switchTo(next: AuthMode) {
    setProblem(undefined);
    onModeChange(next);
  }

  return (
    <>
      <h1 className="text-2xl font-semibold">{texts.title()}</h1>
      <p className="mt-1.5 text-muted">{texts.text()}</p>
      <form noValidate onSubmit={submit} className="mt-6 space-y-5">
        {problem && (
          <Banner tone="danger" action={problem.letterSent && mailbox}>
            {problem.text}
          </Banner>
        )}
        {!problem && arrival?.is === 'notice' && (
          <Banner
            tone={arrival.tone}
            action={
              arrival.deletionCode && (
                <Button asChild variant="secondary" size="small">
                  <Link to={`/deletion/${arrival.deletionCode}`}>{m.auth_deletion_status()}</Link>
                </Button>
              )
            }
          >
            {arrival.text}
          </Banner>
        )}
        {!problem && mode === 'signup' && createdFor && (
          <Banner tone="success" title={m.auth_created_title()} action={mailbox}>
            {m.auth_created_text({ email: createdFor })}
          </Banner>
        )}
        <AuthFieldSet
          key={createdFor}
          mode={mode}
          minLength={minLength}
          onForgot={() => switchTo('forgot')}
        />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {isBusy ? m.auth_busy() : texts.button()}
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-muted">
        {texts.otherAsk?.()}
        <button
          type="button"
          onClick={() => switchTo(texts.other)}
          className="min-h-11 rounded-lg px-1 font-semibold text-accent-text hover:underline md:min-h-9"
        >
          {texts.otherButton()}
        </button>
      </p>
    </>
  );
}
