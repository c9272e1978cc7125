import type { Language } from '#contract/people/people.ts';
import type { Context } from 'hono';
import { html } from 'hono/html';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page without anything of the app's, in the look of our emails: whoever opens it is not signed in, and may be a program. */
export function linkPage(
  c: Context,
  { locale, body, status = 200 }: { locale: Language; body: unknown; status?: 200 | 410 },
) {
  c.header('Content-Security-Policy', policy);
  // The address is a key.
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Adfjord</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            max-width: 30rem;
            margin: 12vh auto;
            padding: 0 1.25rem;
            background: light-dark(#e9f0f6, #071019);
            color: light-dark(#22344a, #e8f1f8);
            font:
              16px/1.6 'Schibsted Grotesk',
              system-ui,
              sans-serif;
          }
          main {
            padding: 1.75rem;
            border: 1px solid light-dark(#d5e0ea, #1d3145);
            border-top: 4px solid #2fd39a;
            border-radius: 16px;
            background: light-dark(#fff, #0d1b29);
            overflow-wrap: anywhere;
          }
          h1 {
            margin: 0 0 0.75rem;
            font-size: 1.5rem;
            line-height: 1.25;
          }
          button {
            width: 100%;
            min-height: 3rem;
            margin-top: 0.75rem;
            border: 0;
            border-radius: 10px;
            background: light-dark(#0b6b4b, #2fd39a);
            color: light-dark(#fff, #04150f);
            font: inherit;
            font-weight: 600;
          }
          a {
            display: inline-block;
            padding: 0.5rem 0;
            color: light-dark(#0b6b4b, #4fe0b0);
          }
        </style>
        <p><b>Adfjord</b></p>
        <main>${body}</main>
      </html>`,
    status,
  );
}
