import { useEffect } from 'react';

/** Paper is light, whatever the screen is. */
export function useLightInPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    function lighten() {
      before = dataset.theme;
      dataset.theme = 'light';
    }
    function restore() {
      if (before) dataset.theme = before;
    }
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
