import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';
import type { AuthFields, AuthMode } from './auth-checks.ts';
import { formText } from './form-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';

interface AuthFieldSetProps {
  mode: AuthMode;
  minLength: number;
  onForgot: () => void;
}

/** The boxes each mode shows. They are not controlled: `readAuthFields` reads them when the form is sent. */
export function AuthFieldSet({ mode, minLength, onForgot }: AuthFieldSetProps) {
  if (mode === 'reset') {
    return (
      <>
        <NewPasswordField name="password" label={m.auth_password_new()} minLength={minLength} />
        <PasswordField
          name="passwordAgain"
          label={m.auth_password_again()}
          minLength={minLength}
          autoComplete="new-password"
        />
      </>
    );
  }
  return (
    <>
      {mode === 'signup' && <TextField name="name" label={m.auth_name()} required autoComplete="name" />}
      <TextField name="email" type="email" label={m.auth_email()} required autoComplete="username" />
      {mode === 'signup' && (
        <NewPasswordField name="password" label={m.auth_password()} minLength={minLength} />
      )}
      {mode === 'signin' && (
        <PasswordField
          name="password"
          label={m.auth_password()}
          autoComplete="current-password"
          aside={
            <button
              type="button"
              onClick={onForgot}
              className="-my-2 rounded-lg py-2 text-sm font-medium text-accent-text hover:underline"
            >
              {m.auth_forgot()}
            </button>
          }
        />
      )}
    </>
  );
}

export function readAuthFields(form: HTMLFormElement): AuthFields {
  return {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    passwordAgain: formText(form, 'passwordAgain'),
  };
}
