import type { AppContext } from '#server/app-context.ts';
import { pictureProxy } from '#server/http/picture-proxy.ts';
import { openGate } from '#server/platform/gate.ts';
import type { Hono } from 'hono';
import { findLiveAd } from '../queries.ts';

const width = 720;
/** A page shows many ads at once, and each picture may be large until it is small. */
const inTurn = openGate(4);

/** Shows the pictures of a workspace's live ads to that workspace. A small one is not made larger. */
export function livePictures(ctx: AppContext): Hono {
  return pictureProxy(ctx, {
    path: '/ads/:id{[0-9]+}/picture',
    findAddress: async ({ workspaceId }, adId) => (await findLiveAd(ctx.db, workspaceId, adId))?.imageUrl,
    fetchPicture: (address) => ctx.meta.fetchAdPicture(address),
    mostPixels: 64_000_000,
    shrink: (picture) => picture.rotate().resize({ width, withoutEnlargement: true }),
    inTurn,
  });
}
