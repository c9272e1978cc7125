import { useEffect, useState } from 'react';
import { useWideScreen } from '../use-wide-screen.ts';

const cookieName = 'sidebar_state';
/** Where the wide menu leaves a page enough room. */
const roomy = '(min-width: 1024px)';
const sevenDays = 7 * 24 * 3600;

/**
 * Whether the menu beside the page is wide, and whether the drawer is out on a phone. Ctrl/Cmd+B switches; until
 * somebody has, it is as wide as there is room for.
 */
export function useSidebar() {
  const hasRoom = useWideScreen(roomy);
  const [chosen, setChosen] = useState(readCookie);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function toggle() {
    if (matchMedia('(width < 768px)').matches) return setDrawerOpen((open) => !open);
    setChosen((isCollapsed = !matchMedia(roomy).matches) => {
      writeCookie(!isCollapsed);
      return !isCollapsed;
    });
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return { isCollapsed: chosen ?? !hasRoom, isDrawerOpen, setDrawerOpen, toggle };
}

function readCookie(): boolean | undefined {
  if (typeof document === 'undefined') return undefined;
  const state = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return state?.endsWith('=collapsed');
}

function writeCookie(collapsed: boolean) {
  const state = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${cookieName}=${state}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
