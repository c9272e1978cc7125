import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const fewBytes = 1400;
const brotli = promisify(brotliCompress);
// Answers are packed while somebody waits: this level takes milliseconds for a megabyte.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const packers = { br: (body: Buffer) => brotli(body, quick), gzip: promisify<Buffer, Buffer>(gzip) };
type Packing = keyof typeof packers;

/**
 * Packs answers in JSON as their reader likes it best. Streams of events go out as they come. What another site's page
 * has a browser ask is not packed: from the size of the answer that site could guess at what is in it.
 */
export const packedAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (!res.headers.get('content-type')?.startsWith('application/json')) return;
  if (res.headers.has('content-encoding') || c.req.method === 'HEAD') return;
  const told = res.headers.get('vary');
  c.header('Vary', told ? `${told}, Accept-Encoding` : 'Accept-Encoding');
  const packing = likedPacking(c.req.header('accept-encoding'));
  if (!packing || c.req.header('sec-fetch-site') === 'cross-site') return;
  const body = Buffer.from(await res.arrayBuffer());
  const isWorthIt = body.length > fewBytes;
  c.res = new Response(isWorthIt ? new Uint8Array(await packers[packing](body)) : body, res);
  if (!isWorthIt) return;
  c.res.headers.delete('content-length');
  c.res.headers.set('content-encoding', packing);
};

/** The way of packing a reader likes best, of those we know; undefined where it likes none. */
export function likedPacking(accepted: string | undefined): Packing | undefined {
  const liked = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  const share = (packing: Packing) => liked.find(({ type }) => type === packing)?.q ?? 0;
  if (share('br') >= share('gzip') && share('br') > 0) return 'br';
  return share('gzip') > 0 ? 'gzip' : undefined;
}
