import type { Fetch } from '../../fetch.ts';
import { plainFetch } from '../../plain-fetch.ts';

export interface PagePictures {
  /**
   * The bytes behind a page's picture address, at most 2 MB and not yet looked at. Undefined when there is no
   * picture, it is larger, or the address is none of Meta's own.
   */
  fetchPagePicture(pictureUrl: string): Promise<Uint8Array | undefined>;
  /** The same for the picture of an ad, at most 30 MB: people upload larger ones there. */
  fetchAdPicture(pictureUrl: string): Promise<Uint8Array | undefined>;
}

/** Where Meta keeps pictures. Nothing else is fetched, so an address can never lead into our own network. */
const metaHosts = ['fbcdn.net', 'fbsbx.com', 'facebook.com', 'cdninstagram.com'];
const mebibyte = 1024 ** 2;
const patienceMs = 10_000;

export function openPagePictures({ graphUrl, fetch }: { graphUrl: string; fetch: Fetch }): PagePictures {
  const get = plainFetch({ service: 'Meta', fetch, patienceMs });
  const ourMeta = new URL(graphUrl).origin;

  async function fetchAtMost(pictureUrl: string, maxBytes: number): Promise<Uint8Array | undefined> {
    if (!URL.canParse(pictureUrl) || !isAtMeta(new URL(pictureUrl), ourMeta)) return undefined;
    const response = await get(pictureUrl, { redirect: 'error' });
    if (!response.ok || !response.body) return undefined;
    return readAtMost(response.body, maxBytes);
  }

  return {
    fetchPagePicture: (pictureUrl) => fetchAtMost(pictureUrl, 2 * mebibyte),
    fetchAdPicture: (pictureUrl) => fetchAtMost(pictureUrl, 30 * mebibyte),
  };
}

/** At Meta, or at whatever stands in for it. */
function isAtMeta({ protocol, hostname, origin }: URL, ourMeta: string): boolean {
  if (origin === ourMeta) return true;
  return (
    protocol === 'https:' && metaHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
