import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** A password, hidden until the person wants to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      required
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          name={isShown ? m.auth_password_hide() : m.auth_password_show()}
          aria-pressed={isShown}
          className="-mr-3"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
