import { nameLimit } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { AuthFields, AuthMode } from './auth-checks.ts';
import { formText } from '../form-text.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordField } from '../password-field.tsx';

interface AuthFieldSetProps {
  mode: AuthMode;
  minLength: number;
  /** What is to be put right, box by box. */
  wrong: Partial<Record<keyof AuthFields, string>>;
  /** What was typed before. */
  typed: Pick<AuthFields, 'name' | 'email'> | undefined;
  onForgot: () => void;
}

/** The boxes each mode shows. They are not controlled: `readAuthFields` reads them when the form is sent. */
export function AuthFieldSet({ mode, minLength, wrong, typed, onForgot }: AuthFieldSetProps) {
  const box = (name: keyof AuthFields) => ({ name, error: wrong[name] });
  if (mode === 'reset') {
    return (
      <>
        <NewPasswordField {...box('password')} label={m.auth_password_new()} minLength={minLength} />
        <PasswordField
          {...box('passwordAgain')}
          label={m.auth_password_again()}
          minLength={minLength}
          autoComplete="new-password"
        />
      </>
    );
  }
  return (
    <>
      {mode === 'signup' && (
        <TextField
          {...box('name')}
          label={m.auth_name()}
          required
          defaultValue={typed?.name}
          maxLength={nameLimit}
          autoComplete="name"
        />
      )}
      <TextField
        {...box('email')}
        type="email"
        label={m.auth_email()}
        required
        defaultValue={typed?.email}
        maxLength={255}
        autoComplete="username"
      />
      {mode === 'signup' && (
        <NewPasswordField {...box('password')} label={m.auth_password()} minLength={minLength} />
      )}
      {mode === 'signin' && (
        <div className="flex flex-col items-end gap-1">
          <PasswordField
            {...box('password')}
            label={m.auth_password()}
            autoComplete="current-password"
            className="w-full"
          />
          {/* After the box, so that the Tab key reaches the box first. */}
          <button
            type="button"
            onClick={onForgot}
            className="-mb-2 min-h-11 rounded-lg text-sm font-medium text-accent-text hover:underline md:min-h-9"
          >
            {m.auth_forgot()}
          </button>
        </div>
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
