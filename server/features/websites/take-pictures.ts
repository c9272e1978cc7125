import { createHash } from 'node:crypto';
import type { FoundFacts } from '#contract/websites/reading.ts';
import type { Media } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fillBrandKit } from '../brand-kit/update-brand-kit.ts';
import { findConnection } from '../connections/queries.ts';
import { fetchPicture } from '../media/fetch-picture.ts';
import { presentMedia } from '../media/present-media.ts';
import { findMedia, getMedia } from '../media/queries.ts';
import { getReading } from './queries.ts';

/**
 * Brings pictures that a reading has found into the workspace, each once however often it is asked for. What it has not
 * found, or what cannot be had, is left out. A logo becomes the firm's own where it has none.
 */
export async function takePictures(
  ctx: AppContext,
  person: Person,
  { id, urls }: { id: string; urls: string[] },
): Promise<Media[]> {
  const { workspaceId } = person;
  const { found } = await getReading(ctx.db, workspaceId, id);
  const known = new Set([found.logo?.value, ...found.pictures.map(({ url }) => url)]);
  const taken: Media[] = [];
  for (const url of new Set(urls.filter((each) => known.has(each)))) {
    const isLogo = url === found.logo?.value;
    const mediaId = await takeOnce(ctx, person, { id: idOf(id, url), url, isLogo });
    if (!mediaId) continue;
    if (isLogo) await keepLogo(ctx, person, { mediaId, logo: found.logo! });
    taken.push(presentMedia(await getMedia(ctx.db, workspaceId, mediaId)));
  }
  return taken;
}

async function takeOnce(
  ctx: AppContext,
  person: Person,
  { id, url, isLogo }: { id: string; url: string; isLogo: boolean },
): Promise<string | undefined> {
  if (await findMedia(ctx.db, person.workspaceId, id)) return id;
  const [, pageId] = /^\/facebook\/pages\/(\d+)\/picture$/.exec(url) ?? [];
  try {
    const fetchBytes = pageId ? () => fetchOfPage(ctx, person, pageId) : undefined;
    return await fetchPicture(ctx, person, url, { id, isLogo, ...(fetchBytes && { fetchBytes }) });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Meta hands out the picture of a page at an address that changes. */
async function fetchOfPage({ db, meta }: AppContext, { workspaceId }: Person, pageId: string) {
  const connection = await findConnection(db, workspaceId);
  const address = connection?.pages.find(({ id }) => id === pageId)?.pictureUrl;
  const bytes = address && (await meta.fetchPagePicture(address));
  return bytes ? Buffer.from(bytes) : undefined;
}

async function keepLogo(
  ctx: AppContext,
  { workspaceId }: Person,
  { mediaId, logo }: { mediaId: string; logo: NonNullable<FoundFacts['logo']> },
): Promise<void> {
  const fields = { logoMediaId: mediaId };
  await fillBrandKit(ctx, workspaceId, { fields, sources: { logoMediaId: logo.source } });
}

/** The same for the same picture of the same reading. */
function idOf(readingId: string, url: string): string {
  const hash = createHash('sha256').update(`${readingId} ${url}`).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
