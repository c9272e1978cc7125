import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import {
  changePassword,
  checkPasswordChange,
  type PasswordProblem,
  type PasswordWish,
} from './change-password.ts';
import { formText } from '../form-text.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { SecurityRow } from './security-row.tsx';
import { useMinLength } from '../use-password-rules.ts';

/** A new password for somebody who knows the old one. Every other session ends; `afterwards` says what has not. */
export function PasswordRow({ email, afterwards }: { email: string; afterwards: ReactNode }) {
  const minLength = useMinLength();
  const [problem, setProblem] = useState<PasswordProblem>();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const wish = {
      current: formText(form, 'current'),
      password: formText(form, 'password'),
      again: formText(form, 'again'),
    };
    /** At the field, where the person goes on. */
    function complain(found: PasswordProblem | undefined) {
      setProblem(found);
      const box = found?.field && form.elements.namedItem(found.field);
      if (box instanceof HTMLElement) box.focus();
    }
    const complaint = checkPasswordChange(wish, minLength);
    complain(complaint);
    if (complaint) return;
    setBusy(true);
    const trouble = await changePassword(wish);
    setBusy(false);
    complain(trouble);
    // What is said at its field need not be said again elsewhere.
    if (trouble)
      return void toastError(m.people_toast_password_failed(), trouble.field ? undefined : trouble.text);
    setOpen(false);
    setChanged(true);
    toast(m.people_toast_password(), m.people_toast_password_text());
  }

  const errorAt = (field: keyof PasswordWish) => (problem?.field === field ? problem.text : undefined);
  return (
    <SecurityRow
      title={m.auth_password()}
      text={m.security_has_password()}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setProblem(undefined);
          }}
        >
          {m.people_password()}
        </Button>
      }
    >
      {isOpen && (
        <form noValidate onSubmit={submit} className="max-w-md space-y-5">
          <p className="text-sm text-muted">{m.people_password_text()}</p>
          {/* Tells password managers whose password this is. */}
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            name="current"
            label={m.people_password_current()}
            error={errorAt('current')}
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- It has just been asked for by a press.
            autoFocus
          />
          <NewPasswordField
            name="password"
            label={m.auth_password_new()}
            error={errorAt('password')}
            minLength={minLength}
          />
          <PasswordField
            name="again"
            label={m.auth_password_again()}
            error={errorAt('again')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="secondary" busy={isBusy} className="w-full sm:w-auto">
            {m.people_password_save()}
          </Button>
        </form>
      )}
      {isChanged && afterwards}
    </SecurityRow>
  );
}
