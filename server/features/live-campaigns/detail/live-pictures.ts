import type { AppContext } from '#server/app-context.ts';
import { pictureProxy } from '#server/http/picture-proxy.ts';
import { openGate } from '#server/platform/gate.ts';
import type { Hono } from 'hono';
import { findLiveAd } from '../queries.ts';

const width = 720;
/** Beside a name in a list, on a screen with two dots to a pixel. */
const thumbnailSide = 96;
/** A page shows many ads at once, and each picture may be large until it is small. */
const inTurn = openGate(4);

/** Shows the pictures of a workspace's live ads to that workspace. A small one is not made larger. */
export function livePictures(ctx: AppContext): Hono {
  const shown: Omit<Parameters<typeof pictureProxy>[1], 'path' | 'shrink'> = {
    findAddress: async ({ workspaceId }, adId) => (await findLiveAd(ctx.db, workspaceId, adId))?.imageUrl,
    fetchPicture: (address) => ctx.meta.fetchAdPicture(address),
    mostPixels: 64_000_000,
    inTurn,
  };
  const pictures = pictureProxy(ctx, {
    ...shown,
    path: '/ads/:id{[0-9]+}/picture',
    shrink: (picture) => picture.rotate().resize({ width, withoutEnlargement: true }),
  });
  const thumbnails = pictureProxy(ctx, {
    ...shown,
    path: '/ads/:id{[0-9]+}/thumbnail',
    shrink: (picture) =>
      picture.rotate().resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' }),
  });
  return pictures.route('/', thumbnails);
}
