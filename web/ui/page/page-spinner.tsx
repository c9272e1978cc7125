import { m } from '#web/paraglide/messages.js';
import { Spinner } from '../spinner.tsx';

/** The whole page is on its way. */
export function PageSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted">
      <title>{m.ui_page_title({ title: m.ui_loading() })}</title>
      <Spinner name={m.ui_loading()} className="size-6" />
    </main>
  );
}
