import type { House } from '#server/house.ts';
import { pictureProxy } from '#server/http/picture-proxy.ts';
import { openGate } from '#server/platform/gate.ts';
import type { Hono } from 'hono';
import { findLiveAd } from '../queries.ts';

const width = 720;
/** A page shows many ads at once, and each picture may be large until it is small. */
const inTurn = openGate(4);

/** Shows the pictures of a workspace's live ads to that workspace. A small one is not made larger. */
export function livePictures(house: House): Hono {
  return pictureProxy(house, {
    path: '/ads/:id{[0-9]+}/picture',
    findAddress: async ({ workspaceId }, adId) => (await findLiveAd(house.db, workspaceId, adId))?.imageUrl,
    fetchPicture: (address) => house.meta.fetchAdPicture(address),
    mostPixels: 64_000_000,
    shrink: (picture) => picture.rotate().resize({ width, withoutEnlargement: true }),
    inTurn,
  });
}
