import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';
import { passwordLength, type AuthFields, type AuthMode } from './auth-checks.ts';
import { PasswordField } from './password-field.tsx';

interface AuthFieldSetProps {
  mode: AuthMode;
  onForgot: () => void;
}

/** The boxes each mode shows. They are not controlled: `readAuthFields` reads them when the form is sent. */
export function AuthFieldSet({ mode, onForgot }: AuthFieldSetProps) {
  if (mode === 'reset') {
    return (
      <>
        <PasswordField
          name="password"
          label={m.auth_password_new()}
          hint={m.auth_password_hint()}
          minLength={passwordLength}
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordAgain"
          label={m.auth_password_again()}
          minLength={passwordLength}
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
        <PasswordField
          name="password"
          label={m.auth_password()}
          hint={m.auth_password_hint()}
          minLength={passwordLength}
          autoComplete="new-password"
        />
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
  const data = new FormData(form);
  const read = (name: keyof AuthFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    password: read('password'),
    passwordAgain: read('passwordAgain'),
  };
}
