import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { openGate } from '#server/plumbing/gate.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { findLiveAd } from './queries.ts';

const width = 720;
const oneDay = 'private, max-age=86400';
/** A page shows many ads at once, and each picture may be large until it is small. */
const atOnce = openGate(4);

/** Shows the pictures of a workspace's live ads to that workspace, so that no page of ours asks anything of Facebook. */
export function livePictures(house: House): Hono {
  async function findPicture(headers: Headers, adId: string): Promise<Uint8Array | undefined> {
    const person = await house.sessions.read(headers);
    const ad = person && (await findLiveAd(house.db, person.workspaceId, adId));
    const address = ad?.imageUrl;
    if (!address) return undefined;
    try {
      return await atOnce(async () => {
        const bytes = await house.meta.fetchAdPicture(address);
        return bytes && (await makeSmall(bytes));
      });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }

  return new Hono().get('/ads/:id{[0-9]+}/picture', async (c) => {
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

/** Undefined for what is no picture. A small one is not made larger. */
async function makeSmall(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: 64_000_000 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp()
      .toBuffer();
  } catch {
    return undefined;
  }
}
