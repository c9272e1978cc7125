import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicNav } from '#web/features/public-pages/public-nav.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export function meta() {
  return [
    { title: m.ui_page_title({ title: m.shell_not_found_title() }) },
    { name: 'robots', content: 'noindex' },
  ];
}

/** For an address that leads nowhere: written out for the server to answer with, and drawn by the app on its way. */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <main
      data-not-found
      className="mx-auto flex w-full max-w-xl flex-col items-center px-4 py-24 text-center"
    >
      <p className="text-6xl font-bold tracking-tight text-accent-text">404</p>
      <h1 className="mt-4 text-2xl font-bold">{m.shell_not_found_title()}</h1>
      <p className="mt-3 text-balance text-muted">{m.shell_not_found_text()}</p>
      <div className="mt-8 flex w-full flex-wrap justify-center gap-3 max-sm:*:grow max-sm:*:first:basis-full">
        <Button asChild>
          <a href={publicPath('', spokenLanguage())}>{m.shell_not_found_home()}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href="/dashboard">{m.shell_dashboard()}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={publicPath('support', spokenLanguage())}>{m.support_page_name()}</a>
        </Button>
      </div>
      <nav aria-label={m.public_onward()} className="mt-12 w-full border-t border-line pt-6 text-sm">
        <p className="text-muted">{m.public_onward()}</p>
        <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
          {publicNav(spokenLanguage()).map(({ href, name }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
