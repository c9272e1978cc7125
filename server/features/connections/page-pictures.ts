import type { AppContext } from '#server/app-context.ts';
import { pictureProxy } from '#server/http/picture-proxy.ts';
import type { Hono } from 'hono';
import { findConnection } from './queries.ts';

const side = 192;

/** Shows the pictures of a workspace's pages to that workspace. */
export function pagePictures(ctx: AppContext): Hono {
  return pictureProxy(ctx, {
    path: '/pages/:id{[0-9]+}/picture',
    async findAddress({ workspaceId }, pageId) {
      const connection = await findConnection(ctx.db, workspaceId);
      return connection?.pages.find(({ id }) => id === pageId)?.pictureUrl;
    },
    fetchPicture: (address) => ctx.meta.fetchPagePicture(address),
    mostPixels: 16_000_000,
    shrink: (picture) => picture.resize(side, side, { fit: 'cover' }),
  });
}
