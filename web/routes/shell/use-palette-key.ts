import { useEffect, useState } from 'react';

/** Whether the palette is out. Ctrl/Cmd+K brings it out, and puts it away again. */
export function usePaletteKey() {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  if (isOpen && !wasAsked) setAsked(true);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
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

  return { isOpen, wasAsked, setOpen, open: () => setOpen(true) };
}
