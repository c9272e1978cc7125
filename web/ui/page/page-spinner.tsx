import { useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '../spinner.tsx';

/** The whole page is on its way. Whoever comes from another page goes on by keyboard from here, too. */
export function PageSpinner() {
  const { key } = useLocation();
  return (
    <main
      ref={(main) => void (key !== 'default' && main?.focus({ preventScroll: true }))}
      tabIndex={-1}
      className="grid min-h-dvh place-items-center text-muted outline-none"
    >
      <title>{m.ui_page_title({ title: m.ui_loading() })}</title>
      <Spinner name={m.ui_loading()} className="size-6" />
    </main>
  );
}
