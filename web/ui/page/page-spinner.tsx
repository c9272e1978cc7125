import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '../spinner.tsx';

/** The whole page is on its way. Whoever comes from another page goes on by keyboard from here, too. */
export function PageSpinner() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default') main.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <main ref={main} tabIndex={-1} className="grid min-h-dvh place-items-center text-muted outline-none">
      <title>{m.ui_page_title({ title: m.ui_loading() })}</title>
      <Spinner name={m.ui_loading()} className="size-6" />
    </main>
  );
}
