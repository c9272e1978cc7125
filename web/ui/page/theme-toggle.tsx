import { Moon, Sun } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '../button.tsx';
import { chooseTheme, type Theme, useTheme } from '../theme.ts';

/** Light if it is dark, else dark: the page, unless it stands in a part drawn in a theme of its own. */
export function ThemeToggle({ theme }: { theme?: Theme }) {
  const drawn = useTheme();
  const other = (theme ?? drawn) === 'light' ? 'dark' : 'light';
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
