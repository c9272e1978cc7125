import { useEffect, useEffectEvent } from 'react';

/** Files from the clipboard, wherever on the page they are pasted. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
