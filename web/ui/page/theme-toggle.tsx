import { Moon, Sun } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';
import { chooseTheme, useTheme } from '../theme.ts';

/** Light if it is dark, else dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  const name = other === 'light' ? m.ui_theme_light() : m.ui_theme_dark();
  return (
    // A plain title instead of an IconButton's tooltip: public pages stay light.
    <Button
      variant="ghost"
      aria-label={name}
      title={name}
      className="size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]"
      onClick={() => chooseTheme(other)}
    >
      {other === 'light' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}
