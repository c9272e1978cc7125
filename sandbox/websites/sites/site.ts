import type { html } from 'hono/html';

import { draw, type Drawing } from './drawing.ts';

type Markup = ReturnType<typeof html>;
type Answer = () => Response | Promise<Response>;

/** A firm's website: what stands at each of its addresses. Nothing else is there. */
export interface Site {
  host: string;
  answers: Record<string, Answer>;
}

export function shown(markup: Markup): Answer {
  return async () => toResponse(String(await markup), 'text/html; charset=utf-8');
}

export function told(text: string, type = 'text/plain; charset=utf-8'): Answer {
  return () => toResponse(text, type);
}

export function drawn(drawing: Drawing): Answer {
  return async () => toResponse(await draw(drawing), `image/${drawing.form}`);
}

export function moved(location: string): Answer {
  return () => new Response(null, { status: 302, headers: { location } });
}

/** https://www.sitemaps.org/protocol.html */
export function siteMap(host: string, paths: string[]): Answer {
  const places = paths.map((path) => `<url><loc>https://${host}${path}</loc></url>`);
  return told(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>`,
    'application/xml',
  );
}

function toResponse(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
