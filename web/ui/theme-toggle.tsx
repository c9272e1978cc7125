import { Moon, Sun } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from './icon-button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Light if it is dark, else dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      name={other === 'light' ? m.ui_theme_light() : m.ui_theme_dark()}
      onClick={() => chooseTheme(other)}
    >
      {other === 'light' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
