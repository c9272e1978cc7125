import { useState, type ComponentProps } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { PasswordField } from './password-field.tsx';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

const looks: Record<PasswordStrength, { filled: number; colour: string; words: () => string }> = {
  short: { filled: 0, colour: '', words: () => '' },
  weak: { filled: 1, colour: 'bg-danger-text', words: m.people_strength_weak },
  fair: { filled: 2, colour: 'bg-warning', words: m.people_strength_fair },
  strong: { filled: 3, colour: 'bg-success-text', words: m.people_strength_strong },
};

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & { minLength: number };

/** A password that is being chosen: says how long it must be, then how good it is. */
export function NewPasswordField({ minLength, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed, minLength);
  const { filled, colour, words } = looks[strength];
  return (
    <PasswordField
      {...rest}
      minLength={minLength}
      autoComplete="new-password"
      onValueChange={setTyped}
      hint={
        <span className="flex flex-col gap-1.5">
          <span aria-live="polite">
            {strength === 'short' ? m.auth_password_hint({ length: minLength }) : words()}
          </span>
          {/* Empty they would look as if something were loading. */}
          <span aria-hidden className={cn('flex gap-1', typed === '' && 'invisible')}>
            {[1, 2, 3].map((place) => (
              <span
                key={place}
                className={cn('h-1 w-10 rounded-full', place <= filled ? colour : 'bg-line')}
              />
            ))}
          </span>
        </span>
      }
    />
  );
}
