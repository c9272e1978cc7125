import { useLayoutEffect, useState } from 'react';

interface ToastPlace {
  /** In the header nothing is covered; at the foot of a narrow window they lie on what scrolls by. */
  at: 'header' | 'foot' | 'top';
  style: { top?: number; bottom?: number; left?: number; width?: number; zIndex?: number };
}

const leastWidth = 340;
const mostWidth = 780;
const gap = 8;

/** The one place of toasts: in the header where there is room, else at the foot, above the bars that stay there. */
export function useToastPlace(isTelling: boolean): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ at: 'foot', style: { bottom: gap } });
  useLayoutEffect(() => {
    if (!isTelling) return;
    const look = () =>
      setPlace((present) => {
        const found = findPlace();
        // A menu lies over the whole foot of the window. Asked for by `:has`, it has the browser look at every
        // element again whenever anything is opened.
        if (document.querySelector('[data-drawer]')) found.style.zIndex = 20;
        return JSON.stringify(found) === JSON.stringify(present) ? present : found;
      });
    look();
    // Bars come and go with what is chosen, and dialogs.
    const watch = setInterval(look, 300);
    addEventListener('resize', look);
    return () => {
      clearInterval(watch);
      removeEventListener('resize', look);
    };
  }, [isTelling]);
  return place;
}

function findPlace(): ToastPlace {
  const room = document.querySelector('[data-toast-room]')?.getBoundingClientRect();
  if (room && room.width >= leastWidth) {
    const width = Math.min(room.width, mostWidth);
    return { at: 'header', style: { top: 4, left: Math.round(room.right - width), width } };
  }
  // On a phone a dialog is a sheet with its buttons at the foot.
  const isSheetOpen = document.querySelector('[role=dialog]:not([data-drawer]), [role=alertdialog]') !== null;
  if (isSheetOpen) return { at: 'top', style: { top: gap } };
  const bars = [...document.querySelectorAll('[data-foot-bar], [data-bottom-bar]')]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => bar.getBoundingClientRect().top)
    .filter((top) => top > innerHeight / 2);
  return { at: 'foot', style: { bottom: innerHeight - Math.min(innerHeight, ...bars) + gap } };
}
