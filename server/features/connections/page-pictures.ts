import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { findConnection } from './queries.ts';

const side = 192;
const oneDay = 'private, max-age=86400';

/** Shows the pictures of a workspace's pages to that workspace, so that no page of ours asks anything of Facebook. */
export function pagePictures(house: House): Hono {
  async function findPicture(headers: Headers, pageId: string): Promise<Uint8Array | undefined> {
    const person = await house.sessions.read(headers);
    const connection = person && (await findConnection(house.db, person.workspaceId));
    const address = connection?.pages.find(({ id }) => id === pageId)?.pictureUrl;
    if (!address) return undefined;
    try {
      const bytes = await house.meta.fetchPagePicture(address);
      return bytes && (await makeSmall(bytes));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }

  return new Hono().get('/pages/:id{[0-9]+}/picture', async (c) => {
    const picture = await findPicture(c.req.raw.headers, c.req.param('id'));
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': oneDay,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}

/** Undefined for what is no picture. */
async function makeSmall(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: 16_000_000 })
      .resize(side, side, { fit: 'cover' })
      .webp()
      .toBuffer();
  } catch {
    return undefined;
  }
}
