import { useEffect, useRef } from 'react';

/** Files from the clipboard, wherever on the page they are pasted. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const newest = useRef(onFiles);
  useEffect(() => {
    newest.current = onFiles;
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      newest.current(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
