import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';
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
  ['use-cases', m.use_cases_name],
  ['plans', m.plans_name],
  ['support', m.support_page_name],
] as const;

/** For an address that leads nowhere: written out for the server to answer with, and drawn by the app on its way. */
export default function NotFound() {
  const { pathname } = useLocation();
  const language = spokenLanguage();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <main className="relative isolate flex grow flex-col items-center overflow-hidden px-4 pt-20 pb-70 text-center">
      <FjordScene
        only="land"
        className="absolute inset-x-0 bottom-0 -z-10 h-full max-h-72 [mask-image:linear-gradient(transparent_15%,black_60%)]"
      />
      <p className="text-6xl font-bold tracking-tight text-accent-text">404</p>
      <h1 className="mt-4 text-3xl font-bold">{m.shell_not_found_title()}</h1>
      <p className="mt-3 text-balance text-muted">{m.shell_not_found_text()}</p>
      {/* The public script writes it on a page that is written out. */}
      <p data-not-found className="mt-3 min-h-5 max-w-xl font-mono text-sm wrap-anywhere text-muted">
        {!isWrittenOut && pathname}
      </p>
      <div className="mt-8 flex flex-col gap-3 max-sm:w-full sm:flex-row">
        <Button asChild>
          <a href={publicPath('', language)}>{m.shell_not_found_home()}</a>
        </Button>
        <span data-for="visitor" hidden={!isWrittenOut}>
          <Button asChild variant="secondary" className="w-full">
            <a href={`${publicPath('', language)}#try`}>{m.front_close_try()}</a>
          </Button>
        </span>
        <span data-for="member" hidden={isWrittenOut}>
          <Button asChild variant="secondary" className="w-full">
            <a href="/dashboard">{m.shell_dashboard()}</a>
          </Button>
        </span>
      </div>
      <nav aria-label={m.public_onward()} className="mt-12 w-full max-w-xl border-t border-line pt-6 text-sm">
        <p className="text-muted">{m.public_onward()}</p>
        <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
          {onward.map(([page, name]) => (
            <li key={page}>
              <a
                href={publicPath(page, language)}
                className="inline-flex min-h-11 items-center font-medium text-accent-text underline underline-offset-4"
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
