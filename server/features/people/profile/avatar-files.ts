import { Readable } from 'node:stream';
import { unlessMissing } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { Hono } from 'hono';

const nameShape = /^[\w-]{24}\.webp$/;

/** Shows pictures of people to whoever knows their unguessable name. A new picture has a new one, so they keep for ever. */
export function avatarFiles({ storage }: AppContext): Hono {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    if (!nameShape.test(name)) return c.notFound();
    const file = await storage.read(`avatars/${name}`).catch(unlessMissing);
    if (!file) return c.notFound();
    return c.body(Readable.toWeb(file.stream) as ReadableStream, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
