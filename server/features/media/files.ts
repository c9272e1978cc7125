import { Readable } from 'node:stream';
import type { House } from '#server/house.ts';
import { type Context, Hono } from 'hono';
import { findMedia } from './queries.ts';

const forever = 'private, max-age=31536000, immutable';

/** Shows pictures to the workspace they belong to; to everybody else they do not exist. */
export function mediaFiles(house: House): Hono {
  async function show(c: Context, id: string, part: 'original' | 'preview'): Promise<Response> {
    const person = await house.sessions.read(c.req.raw.headers);
    const row = person && (await findMedia(house.db, person.workspaceId, id));
    if (!row) return c.notFound();

    const etag = `"${id}.${part}"`;
    c.header('Cache-Control', forever);
    c.header('ETag', etag);
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);

    const isPreview = part === 'preview';
    c.header('Content-Type', isPreview ? 'image/webp' : row.contentType);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    if (c.req.method === 'HEAD') return c.body(null);
    const { stream, size } = await house.storage.read(isPreview ? row.previewKey : row.key);
    c.header('Content-Length', String(size));
    return c.body(Readable.toWeb(stream) as ReadableStream);
  }

  return new Hono()
    .get('/:id{[0-9a-f-]{36}}', (c) => show(c, c.req.param('id'), 'original'))
    .get('/:id{[0-9a-f-]{36}}/preview', (c) => show(c, c.req.param('id'), 'preview'));
}
