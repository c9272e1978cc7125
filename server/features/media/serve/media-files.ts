import { authenticateFor, fileRequest } from '#server/http/authenticate.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { idShape } from '../rules.ts';
import { keepPoster } from '../upload/keep-poster.ts';
import { cutOf, type MediaPart, partOf } from './media-parts.ts';
import { findMedia, findMediaOwner, type WholeMedia } from '../queries.ts';
import { answerRefused, tooLarge, UploadRefused } from '../upload/refused-files.ts';
import { type ShownFile, sendFile } from './send-file.ts';
import { holdsPass } from './signed-media.ts';

const one = `/:id{${idShape}}`;
const mostPosterBytes = 10 * 1024 ** 2;

/** Shows pictures and films to the workspace they belong to, and to whoever holds a signed address; to everybody else they do not exist. */
export function mediaFiles(ctx: AppContext): Hono {
  async function findMine(c: Context, doing: 'read' | 'write'): Promise<WholeMedia | undefined> {
    const id = c.req.param('id') ?? '';
    const right = doing === 'read' ? 'see' : 'draft';
    const owner = await findMediaOwner(ctx.db, id);
    if (owner && doing === 'read' && holdsPass(ctx, c)) return findMedia(ctx.db, owner, id);
    const person = await authenticateFor(fileRequest(ctx, c), owner, { right, doing });
    return person && findMedia(ctx.db, person.workspaceId, id);
  }

  type Choice = (row: WholeMedia) => ShownFile | undefined | Promise<ShownFile | undefined>;
  async function show(c: Context, choose: Choice): Promise<Response> {
    const row = await findMine(c, 'read');
    const file = row && (await choose(row));
    if (!file) throw new Refusal('MEDIA_NOT_FOUND');
    return sendFile(
      c,
      ctx.storage,
      c.req.query('pass') ? { ...file, cacheControl: 'private, no-store' } : file,
    );
  }
  const showPart = (part: MediaPart) => (c: Context) => show(c, (row) => partOf(row, part));
  const isEnhancedAsked = (c: Context) => c.req.query('variant') === 'enhanced';

  return new Hono()
    .get(one, showPart('original'))
    .get(`${one}/preview`, (c) => showPart(isEnhancedAsked(c) ? 'enhanced-preview' : 'preview')(c))
    .get(`${one}/edited`, showPart('edited'))
    .get(`${one}/enhanced`, showPart('enhanced'))
    .get(`${one}/cuts/:placement`, (c) => {
      const input = { placement: c.req.param('placement'), isEnhanced: isEnhancedAsked(c) };
      return show(c, (row) => cutOf(ctx, row, input));
    })
    .post(
      `${one}/poster`,
      bodyLimit({
        maxSize: mostPosterBytes,
        onError: (c) => answerRefused(tooLarge('poster', { kind: 'image' }), c.req.raw.headers),
      }),
      async (c) => {
        const row = await findMine(c, 'write');
        if (row?.kind !== 'video') return c.notFound();
        try {
          await keepPoster(ctx, row, new Uint8Array(await c.req.arrayBuffer()));
          return c.body(null, 204);
        } catch (error) {
          if (error instanceof UploadRefused) return answerRefused(error, c.req.raw.headers);
          throw error;
        }
      },
    );
}
