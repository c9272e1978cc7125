import type { House } from '#server/house.ts';
import { pictureProxy } from '#server/http/picture-proxy.ts';
import type { Hono } from 'hono';
import { findConnection } from './queries.ts';

const side = 192;

/** Shows the pictures of a workspace's pages to that workspace. */
export function pagePictures(house: House): Hono {
  return pictureProxy(house, {
    path: '/pages/:id{[0-9]+}/picture',
    async findAddress({ workspaceId }, pageId) {
      const connection = await findConnection(house.db, workspaceId);
      return connection?.pages.find(({ id }) => id === pageId)?.pictureUrl;
    },
    fetchPicture: (address) => house.meta.fetchPagePicture(address),
    mostPixels: 16_000_000,
    shrink: (picture) => picture.resize(side, side, { fit: 'cover' }),
  });
}
