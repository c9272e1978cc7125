import { useEffect, useState } from 'react';
import { later, usePart } from '#web/ui/later.ts';

const paletteParts = later(() => import('./palette.tsx'));

/** The palette, once it was asked for, and whether it is out. Ctrl/Cmd+K brings it out, and puts it away again. */
export function usePaletteKey() {
  const [isOpen, setOpen] = useState(false);
  const parts = usePart(paletteParts, isOpen || !!paletteParts.now, () => setOpen(false));

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') paletteParts.ahead();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // Over another dialog it would take away what is being filled in there.
      if (document.querySelector('[role=dialog][data-state=open]:not([data-palette])')) return;
      event.preventDefault();
      setOpen((open) => !open);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return { parts, isOpen, setOpen, open: () => setOpen(true), ahead: paletteParts.ahead };
}
