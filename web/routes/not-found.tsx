import { publicPath } from '#web/features/public-pages/public-addresses.ts';
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

/** The server's answer is for anybody; inside the app, one is signed in mostly. */
const isWrittenOut = typeof document === 'undefined';

const onward = [
  ['support', m.support_page_name],
  ['contact', m.contact_name],
  ['about', m.about_name],
] as const;

/** For an address that leads nowhere: written out for the server to answer with, and drawn by the app on its way. */
export default function NotFound() {
  const { pathname } = useLocation();
  const language = spokenLanguage();
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
      <div className="mt-8 grid w-full max-w-sm grid-cols-2 gap-3">
        <Button asChild>
          <a href={publicPath('', language)}>{m.shell_not_found_home()}</a>
        </Button>
        <span data-for="visitor" hidden={!isWrittenOut}>
          <Button asChild variant="secondary" className="w-full">
            <a href="/auth">{m.landing_login()}</a>
          </Button>
        </span>
        <span data-for="member" hidden={isWrittenOut}>
          <Button asChild variant="secondary" className="w-full">
            <a href="/dashboard">{m.shell_dashboard()}</a>
          </Button>
        </span>
      </div>
      <nav aria-label={m.public_onward()} className="mt-12 w-full border-t border-line pt-6 text-sm">
        <p className="text-muted">{m.public_onward()}</p>
        <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
          {onward.map(([page, name]) => (
            <li key={page}>
              <a
                href={publicPath(page, language)}
                className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
              >
                {name()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
