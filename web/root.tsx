import { languages } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import typeface from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { forgetIntendedPaths } from './features/people/sign-in/intended-paths.ts';
import { languageOfPath } from './features/public-pages/public-addresses.ts';
import { speak, spokenLanguage } from './language.ts';
import { PageFault } from './page-fault.tsx';
import themeScript from './theme-script.js?raw';
import { PageSpinner } from './ui/page/page-spinner.tsx';
import './ui/theme.css';
import { Toaster } from './ui/toast/toaster.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isPublic = useMatches().some(({ handle }) => isForPublic(handle));
  if (isPublic) speak(languageOfPath(pathname));
  return (
    // Before React looks, theme, language and what the server put in of the tax on prices may have changed.
    <html lang={spokenLanguage()} data-theme="dark" data-vat="%PRICES_VAT%" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#09121d" suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* Asked for at once: words drawn in another typeface first would move what is below them. */}
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        {/* The build puts it in, where it takes React out: see react-router.config.ts. */}
        {import.meta.env.DEV && isPublic && <script type="module" src="/web/public-script/main.ts" />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function isForPublic(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isPublic' in handle;
}

export default function Root() {
  useEffect(forgetIntendedPaths, []);
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

export function HydrateFallback() {
  return (
    <>
      {languages.map((language) => (
        <noscript key={language} lang={language}>
          <p style={{ padding: '2rem' }}>{m.shell_no_script({}, { locale: language })}</p>
        </noscript>
      ))}
      <PageSpinner />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
