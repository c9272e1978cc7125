import { PublicFooter } from '#web/features/public-pages/public-footer.tsx';
import { PublicHeader } from '#web/features/public-pages/public-header.tsx';
import { languageOfPath, pageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { m } from '#web/paraglide/messages.js';
import { Outlet, useLocation } from 'react-router';

/** Written out at build time and shipped without React: see react-router.config.ts. */
export const handle = { isPublic: true };

export default function Public() {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {m.shell_skip()}
      </a>
      <PublicHeader page={pageOfPath(pathname) ?? ''} language={language} />
      <div id="content" tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </div>
      <PublicFooter language={language} />
    </div>
  );
}
