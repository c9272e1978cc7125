import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';

const fallbackPage = '__spa-fallback.html';
const prerendered = ['index.html'];

/** The built pages. A page says which of its own inline scripts may run; nothing else inline does. */
export async function webFiles(folder: string): Promise<Hono> {
  const web = new Hono();
  web.use(
    compress(),
    secureHeaders({
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      xFrameOptions: 'DENY',
    }),
  );
  if (!existsSync(join(folder, fallbackPage))) {
    return web.get('*', (c) => c.text('The pages are not built yet. Run: npm start', 503));
  }
  const pages = await readPages(folder);
  web.use('/assets/*', serveStatic({ root: folder, onFound: keepForever }));
  web.get('/', (c) => pages.get('index.html')!(c));
  web.get('*', serveStatic({ root: folder }));
  web.get('*', (c, next) => (looksLikeFile(c.req.path) ? next() : pages.get(fallbackPage)!(c)));
  return web;
}

async function readPages(folder: string) {
  const pages = new Map<string, (c: Context) => Response>();
  for (const name of [...prerendered, fallbackPage]) {
    const html = await readFile(join(folder, name), 'utf8');
    const policy = policyFor(html);
    pages.set(name, (c) => {
      c.header('Content-Security-Policy', policy);
      c.header('Cache-Control', 'no-cache');
      return c.html(html) as Response;
    });
  }
  return pages;
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

function keepForever(_path: string, c: Context): void {
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
}

function looksLikeFile(path: string): boolean {
  return /\.\w+$/.test(path);
}
