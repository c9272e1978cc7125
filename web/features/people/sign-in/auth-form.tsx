import { plans, trialDays } from '#contract/people/plans.ts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Arrival } from './auth-arrival.ts';
import { asks } from './auth-asks.ts';
import type { AuthProblem } from './auth-attempt.ts';
import { checkAuth, type AuthFields, type AuthMode } from './auth-checks.ts';
import { AuthFieldSet, readAuthFields } from './auth-fields.tsx';
import { authTexts } from './auth-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useMinLength } from '../use-password-rules.ts';

const nothingTyped = { name: '', email: '', password: '', passwordAgain: '' };

interface AuthFormProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onDone: (mode: AuthMode, fields: AuthFields) => void;
  /** The password was right, and more is asked for. */
  onCodeNeeded: () => void;
  /** What the link in an email led to. */
  arrival: Arrival | undefined;
  /** What was typed before, of somebody who comes back to this form. */
  typed?: Pick<AuthFields, 'name' | 'email'> | undefined;
  /** What whoever signs up agrees to. */
  agreement: ReactNode;
  /** Where emails can be read in practice mode. */
  mailbox: ReactNode;
}

export function AuthForm(props: AuthFormProps) {
  const { mode, onModeChange, onDone, onCodeNeeded, arrival, typed, agreement, mailbox } = props;
  const [told, setTold] = useState<{ problems: AuthProblem[]; language: string }>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const minLength = useMinLength();
  const texts = authTexts[mode];
  const trial = m.auth_trial({ days: trialDays, campaigns: plans.free.campaignsPerMonth }).split(', ');
  // What was told in another language is not told in this one.
  const problems = told?.language === spokenLanguage() ? told.problems : [];
  const [problem] = problems;

  // Where a person goes on: at the first box, or at the address that was wrong.
  useEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>(typed ? '[name=email]' : 'input');
    box?.focus();
  }, [mode, typed]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = readAuthFields(event.currentTarget);
    const complaints = checkAuth(mode, fields, minLength);
    if (complaints.length > 0) return complain(complaints);
    setTold(undefined);
    setBusy(true);
    const trouble = await asks[mode](fields);
    setBusy(false);
    if (trouble === 'code-needed') return onCodeNeeded();
    if (trouble) return complain([trouble]);
    onDone(mode, { ...fields, email: fields.email.trim() });
  }

  /** The first in the banner, each beside its field; the person goes on at the topmost of these. */
  function complain(found: AuthProblem[]) {
    setTold({ problems: found, language: spokenLanguage() });
    const wrong = new Set<string>(found.map(({ field }) => field ?? ''));
    for (const box of form.current?.elements ?? [])
      if (box instanceof HTMLInputElement && wrong.has(box.name)) return box.focus();
  }

  function switchTo(next: AuthMode) {
    setTold(undefined);
    onModeChange(next);
  }

  return (
    <>
      <h1 className="text-2xl font-semibold">{texts.title()}</h1>
      <p className="mt-1.5 text-balance text-muted">{texts.text()}</p>
      {mode === 'signup' && (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm max-[24rem]:flex-col">
          {trial.map((part) => (
            <li key={part} className="flex items-center gap-1.5 whitespace-nowrap">
              <Check aria-hidden className="size-4 text-success-text" />
              {part}
            </li>
          ))}
        </ul>
      )}
      {/* Every box is required: there is nothing to tell apart with a star. */}
      <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-5 [&_label>span]:hidden">
        {problem && (
          <Banner tone="danger" action={problem.emailSent && mailbox}>
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
            {arrival.text()}
          </Banner>
        )}
        <AuthFieldSet
          key={mode}
          typed={typed}
          mode={mode}
          minLength={minLength}
          wrong={Object.fromEntries(problems.map(({ field, text }) => [field, text]))}
          onForgot={() => switchTo('forgot')}
        />
        <Button type="submit" size="large" busy={isBusy} className="w-full">
          {isBusy ? m.auth_busy() : texts.button()}
        </Button>
        {mode === 'signin' && (
          <PasskeyButton
            onTrouble={(text) => complain([{ text }])}
            onDone={() => onDone(mode, nothingTyped)}
          />
        )}
        {mode === 'signup' && (
          <div className="space-y-2 text-sm text-pretty text-muted">
            <p>{m.auth_signup_next()}</p>
            <p>{agreement}</p>
          </div>
        )}
      </form>
      <p className="mt-6 -mb-3 flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-muted">
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
