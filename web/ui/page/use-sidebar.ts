import { useEffect, useState } from 'react';

const cookieName = 'sidebar_state';
const sevenDays = 7 * 24 * 3600;

/** Whether the menu beside the page is wide, and whether the drawer is out on a phone. Ctrl/Cmd+B switches. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(readCookie);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function toggle() {
    if (matchMedia('(width < 768px)').matches) return setDrawerOpen((open) => !open);
    setCollapsed((collapsed) => {
      writeCookie(!collapsed);
      return !collapsed;
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

  return { isCollapsed, isDrawerOpen, setDrawerOpen, toggle };
}

function readCookie(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes(`${cookieName}=collapsed`);
}

function writeCookie(collapsed: boolean) {
  const state = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${cookieName}=${state}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
