import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { MiddlewareHandler } from 'hono';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps everybody at one address: a page opened by another name of this machine moves to the public one,
 * and nothing is changed at the wish of a page that is not ours.
 */
export function oneOrigin(publicUrl: string): MiddlewareHandler {
  const { host, hostname, origin } = new URL(publicUrl);

  return async (c, next) => {
    const asked = new URL(c.req.url);
    const isPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
    if (isPage && asked.host !== host && loopback.has(asked.hostname) && loopback.has(hostname)) {
      return c.redirect(`${origin}${asked.pathname}${asked.search}`);
    }
    const from = c.req.header('origin');
    const isForeign = (from && from !== origin) || c.req.header('sec-fetch-site') === 'cross-site';
    if (!harmless.has(c.req.method) && isForeign) {
      return c.json({ message: m.door_foreign({ origin }, answerLocale(c.req.raw.headers)) }, 403);
    }
    return next();
  };
}
