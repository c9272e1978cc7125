import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
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
import { useMinLength } from '../use-password-rules.ts';

interface PasswordFormProps {
  email: string;
  /** What the person should know once it is changed. */
  afterwards: ReactNode;
}

/** A new password for somebody who knows the old one. Every other session ends. */
export function PasswordForm({ email, afterwards }: PasswordFormProps) {
  const minLength = useMinLength();
  const [problem, setProblem] = useState<PasswordProblem>();
  const [isBusy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);

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
    setChanges(changes + 1);
    toast(m.people_toast_password(), m.people_toast_password_text());
  }

  const errorAt = (field: keyof PasswordWish) => (problem?.field === field ? problem.text : undefined);
  return (
    <Card title={m.people_password()} text={m.people_password_text()}>
      <form key={changes} noValidate onSubmit={submit} className="space-y-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          name="current"
          label={m.people_password_current()}
          error={errorAt('current')}
          autoComplete="current-password"
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
      {changes > 0 && <div className="mt-5">{afterwards}</div>}
    </Card>
  );
}
