import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { FormButtons } from '#web/ui/form/form-buttons.tsx';
import { formText } from '../form-text.ts';
import { PasswordField } from '../password-field.tsx';

interface PasswordStepProps {
  /** What the button does. */
  verb: string;
  isDangerous?: boolean;
  /** Fields beside the password. */
  children?: ReactNode;
  /** Without it only the fields are asked for. */
  hasPassword?: boolean;
  /** Answers what is wrong, if anything is. */
  onSend: (password: string, form: HTMLFormElement) => Promise<string | undefined>;
  onLeave: () => void;
}

/** Asks for the password where a stolen session must not be enough. */
export function PasswordStep(props: PasswordStepProps) {
  const { verb, isDangerous = false, children, hasPassword = true, onSend, onLeave } = props;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const password = formText(form, 'password');
    if (hasPassword && !password) return setProblem(m.security_password_missing());
    setProblem(undefined);
    setBusy(true);
    const trouble = await onSend(password, form);
    setBusy(false);
    setProblem(trouble);
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-md space-y-5">
      {children}
      {hasPassword && (
        <PasswordField
          name="password"
          label={m.security_password()}
          error={problem}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It has just been asked for by a press.
          autoFocus
        />
      )}
      {!hasPassword && problem && (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
      <FormButtons verb={verb} busy={isBusy} isDangerous={isDangerous} onLeave={onLeave} />
    </form>
  );
}
