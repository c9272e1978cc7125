import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Language } from '#contract/people/people.ts';
import { openingWords } from '#server/features/support/opening-words.ts';
import { markInEmails } from '#server/mail/email.ts';
import { answerLanguage } from '#server/platform/answer-language.ts';
import type { Settings } from '#server/platform/settings.ts';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { likedPacking } from './packed-answers.ts';
import { robots, sitemap } from './search-engines.ts';

const fallbackPage = '__spa-fallback.html';
/** The build writes down which addresses are the app's. */
const addressList = join('..', 'addresses.json');
/** All the script of public pages. */
const publicScript = 'public.js';
const serviceWorker = '/service-worker.js';

type Show = (c: Context, status?: 200 | 404) => Promise<Response>;

const packers = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
  plain: async (html: string) => Buffer.from(html),
};

/** The built pages. A page says which of its own inline scripts may run; nothing else inline does. */
export async function webFiles(
  folder: string,
  settings: Pick<Settings, 'publicUrl' | 'operator' | 'supportHours'>,
): Promise<Hono> {
  const web = new Hono();
  web.use(markInEmails, shownElsewhere);
  web.use(serviceWorker, askedForAnew);
  web.use(keepAsLongAsItsAddressSays, (c, next) =>
    (isPartOfPage.test(c.req.path) ? saidOfParts : saidOfPages)(c, next),
  );
  if (![fallbackPage, addressList].every((name) => existsSync(join(folder, name)))) {
    const detail = 'The pages are not built yet. Run: npm start';
    return web.get('*', (c) => c.text(detail, 503));
  }
  const pages = await readPages(folder, settings);
  const findScripts = await readAddresses(folder);
  const publicPaths = [...pages.keys()].filter((path) => !isMissingPage(path) && path !== '/__spa-fallback');

  // The build has packed them: scripts/pack-files.mjs.
  const files = serveStatic({ root: folder, precompressed: true });
  web.use('/assets/*', files);
  web.get('/robots.txt', (c) => c.text(robots(settings.publicUrl)));
  web.get('/sitemap.xml', (c) =>
    c.body(sitemap(settings.publicUrl, publicPaths), 200, { 'Content-Type': 'application/xml' }),
  );
  // As `/pricing`, which the app leads on: to the plans.
  web.get('/:language/pricing', (c, next) =>
    Language.safeParse(c.req.param('language')).success
      ? Promise.resolve(c.redirect(`/${c.req.param('language')}/plans`))
      : next(),
  );
  web.get('*', (c, next) => {
    const [, bare = ''] = /^(.+)\/$/.exec(c.req.path) ?? [];
    return pages.has(bare) ? Promise.resolve(c.redirect(bare + new URL(c.req.url).search, 301)) : next();
  });
  web.get('*', (c, next) => pages.get(c.req.path)?.(c, isMissingPage(c.req.path) ? 404 : 200) ?? next());
  web.get('*', files);
  web.get('*', (c, next) => {
    if (looksLikeFile(c.req.path)) return next();
    const scripts = findScripts(c.req.path);
    if (scripts) {
      // Asked for at once, beside each other, instead of each as it is mentioned by another.
      c.header('Link', scripts.map((file) => `</${file}>; rel=modulepreload`).join(', '));
      return pages.get('/__spa-fallback')!(c);
    }
    c.header('Vary', 'Accept-Language', { append: true });
    return pages.get(missingPage(c.req.path, c.req.raw.headers))!(c, 404);
  });
  return web;
}

const saidOfPages = secureHeaders({
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  xFrameOptions: 'DENY',
  // Nobody outside learns where a reader comes from; a form of ours must say so to us, or it is taken for foreign.
  referrerPolicy: 'same-origin',
});
/** A page is made of many: what only says something of a page would go out with each. */
const isPartOfPage = /^\/assets\/.*\.(js|css)$/;
const saidOfParts = secureHeaders({
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** An old one would answer for pages that are no more. What it fetches is ours alone. */
const askedForAnew: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
};

/** Emails are read on other people's pages: our mark may be shown there. */
const shownElsewhere: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** What is shown for an address that leads nowhere: in the language it begins with, else in the browser's. */
function missingPage(path: string, headers: Headers): string {
  const [, begun = ''] = path.split('/');
  const language = Language.safeParse(begun).data ?? answerLanguage(headers);
  return language === 'en' ? '/404' : `/${language}/404`;
}

function isMissingPage(path: string): boolean {
  return path.endsWith('/404');
}

/** Every page that was written out, by its address, with the operator's words put in. */
async function readPages(
  folder: string,
  settings: Pick<Settings, 'publicUrl' | 'operator' | 'supportHours'>,
) {
  const pages = new Map<string, Show>();
  const script = join(folder, publicScript);
  const version = existsSync(script) ? fingerprint(await readFile(script)) : '';
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const make = async (way: keyof typeof packers) => {
      const read = await readFile(join(folder, file), 'utf8');
      const html = putIn(read, settings).replace(`"/${publicScript}"`, `"/${publicScript}?${version}"`);
      return { policy: policyFor(html), body: new Uint8Array(await packers[way](html)) };
    };
    // Packing all of them takes a second or two, and most of them are asked for by nobody.
    const made: { [way in keyof typeof packers]?: ReturnType<typeof make> } = {};
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
    pages.set(path, async (c, status = 200) => {
      const way = likedPacking(c.req.header('Accept-Encoding')) ?? 'plain';
      made[way] ??= make(way).catch((error: unknown) => {
        delete made[way];
        throw error;
      });
      const { policy, body } = await made[way];
      c.header('Content-Security-Policy', policy);
      c.header('Cache-Control', 'no-cache');
      c.header('Vary', 'Accept-Encoding', { append: true });
      if (way !== 'plain') c.header('Content-Encoding', way);
      c.header('Content-Type', 'text/html; charset=UTF-8');
      return c.body(body, status);
    });
  }
  return pages;
}

/** Pages are written before anybody knows where they will stand and who will run them. */
function putIn(
  html: string,
  { publicUrl, operator, supportHours }: Pick<Settings, 'publicUrl' | 'operator' | 'supportHours'>,
): string {
  const words: Record<string, string> = {
    PUBLIC_URL: publicUrl,
    OPERATOR_NAME: operator.name,
    OPERATOR_NUMBER: operator.number,
    // A postcode stays beside its place.
    OPERATOR_ADDRESS: operator.address.replace(/\b(\d{4}) /, '$1\u00a0'),
    OPERATOR_EMAIL: operator.email,
    OPERATOR_PHONE: operator.phone,
    PRICES_VAT: operator.vat,
    SUPPORT_HOURS_EN: openingWords(supportHours, 'en'),
    SUPPORT_HOURS_NB: openingWords(supportHours, 'nb'),
  };
  const say = (text: string, escape: (word: string) => string) =>
    text.replace(/%([A-Z_]+)%/g, (all, name: string) =>
      words[name] === undefined ? all : escape(words[name]),
    );
  return html
    .split(/(<script type="application\/ld\+json">[\s\S]*?<\/script>)/)
    .map((part, place) => say(part, place % 2 === 1 ? escapeJson : escapeHtml))
    .join('');
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** What an address of the app is made of, by the patterns its build has written down; undefined for any other address. */
async function readAddresses(folder: string): Promise<(path: string) => readonly string[] | undefined> {
  const patterns: Record<string, string[]> = JSON.parse(await readFile(join(folder, addressList), 'utf8'));
  const shapes = Object.entries(patterns).map(([pattern, scripts]) => {
    const parts = pattern
      .split('/')
      .filter(Boolean)
      .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+') : `/${part}`));
    return { shape: new RegExp(`^${parts.join('')}/?$`), scripts };
  });
  return (path) => shapes.find(({ shape }) => shape.test(path))?.scripts;
}

function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function fingerprint(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/** With a fingerprint in its address a file never changes; without one it may, now and then. */
const keepAsLongAsItsAddressSays: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok || c.res.headers.has('Cache-Control')) return;
  const isForEver = c.req.path.startsWith('/assets/') || new URL(c.req.url).search !== '';
  c.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
};

function looksLikeFile(path: string): boolean {
  return /\.\w+$/.test(path);
}
