import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { finishLogin } from './finish-login.ts';

const policy = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Where Facebook sends people back to: a page that tells the window behind it how it went, and closes. */
export function facebookCallback(
  ctx: AppContext,
  { onLinked }: { onLinked: (workspaceId: WorkspaceId) => Promise<void> },
): Hono {
  return new Hono().get('/callback', async (c) => {
    const { code, state, error, error_message: loudly, error_description: errorDescription } = c.req.query();
    const { message, returnPath, linked } = await finishLogin(ctx, {
      headers: c.req.raw.headers,
      code,
      state,
      error: error ?? (loudly && 'server_error'),
      errorDescription: errorDescription ?? loudly,
    });
    if (linked) await onLinked(linked);
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // The address holds Facebook's code.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
    const { locale } = answerLocale(c.req.raw.headers);
    const isLinked = message.type === 'FACEBOOK_OAUTH_SUCCESS';
    return c.html(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <title>Adfjord</title>
          </head>
          <body>
            <p>
              ${isLinked ? m.connection_window_linked({}, { locale }) : m.connection_window_not_linked({}, { locale })}
            </p>
            <script
              src="/facebook-popup.js"
              data-message="${JSON.stringify(message)}"
              data-return-path="${returnPath}"
            ></script>
          </body>
        </html>`,
    );
  });
}
