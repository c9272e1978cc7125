import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { unlessMissing } from '#server/gateways/gateway-error.ts';
import type { Storage } from '#server/gateways/storage/storage.ts';
import type { Context } from 'hono';
import { rangeOf } from './ranges.ts';

/** A file in storage, as it is shown. What is made anew gets another key, or another size. */
export interface ShownFile {
  key: string;
  contentType: string;
  cacheControl: string;
}

/** Sends a file, or the part of it that is asked for, or word that it is unchanged. One that is not there is not found. */
export async function sendFile(c: Context, storage: Storage, file: ShownFile | undefined): Promise<Response> {
  const size = file && (await storage.sizeOf(file.key).catch(unlessMissing));
  if (!file || size === undefined) return c.notFound();
  const etag = `"${createHash('sha256').update(`${file.key} ${size}`).digest('base64url').slice(0, 24)}"`;
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);

  c.header('Content-Type', file.contentType);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  const isSame = [undefined, etag].includes(c.req.header('if-range'));
  const range = isSame ? rangeOf(c.req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const { stream } = await storage.read(file.key, range);
  return c.body(Readable.toWeb(stream) as ReadableStream, status);
}
