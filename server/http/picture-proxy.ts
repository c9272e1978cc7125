import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { openGate } from '#server/platform/gate.ts';
import { authenticateFor, fileRequest } from '#server/http/authenticate.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type Context, Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';

const oneDay = 'private, max-age=86400';

interface Shown {
  /** With the id in it, for example `/pages/:id{[0-9]+}/picture`. */
  path: string;
  /** Where the picture lies with the outside service; nothing where there is none for this person. */
  findAddress(person: Person, id: string): Promise<string | null | undefined>;
  /** Undefined for what is no picture any more. */
  fetchPicture(address: string): Promise<Uint8Array | undefined>;
  /** More than this many pixels are not even read. */
  mostPixels: number;
  shrink(picture: Sharp): Sharp;
  /** Where fetching and shrinking many at once would take too much; without it nobody waits. */
  inTurn?: ReturnType<typeof openGate>;
}

/** Shows pictures of an outside service to the workspace they belong to, small, so that no page of ours asks anything there. */
export function pictureProxy(ctx: AppContext, shown: Shown): Hono {
  async function findPicture(c: Context, id: string): Promise<Uint8Array | undefined> {
    const person = await authenticateFor(fileRequest(ctx, c), undefined, { right: 'see', doing: 'read' });
    const address = person && (await shown.findAddress(person, id));
    if (!address) return undefined;
    try {
      const read = () => fetchSmall(address, shown);
      return await (shown.inTurn ? shown.inTurn(read) : read());
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }

  return new Hono().get(shown.path, async (c) => {
    const picture = await findPicture(c, c.req.param('id') ?? '');
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': oneDay,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}

async function fetchSmall(address: string, shown: Shown): Promise<Uint8Array | undefined> {
  const bytes = await shown.fetchPicture(address);
  return bytes && (await makeSmall(bytes, shown));
}

/** Undefined for what is no picture. */
async function makeSmall(bytes: Uint8Array, { mostPixels, shrink }: Shown): Promise<Uint8Array | undefined> {
  try {
    return await shrink(sharp(bytes, { limitInputPixels: mostPixels }))
      .webp()
      .toBuffer();
  } catch {
    return undefined;
  }
}
