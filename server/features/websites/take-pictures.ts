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
import { findMedia, listMedia } from '../media/queries.ts';
import { getReading } from './queries.ts';

/** As a browser would. */
const atOnce = 3;

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
  const wanted = [...new Set(urls)].filter((url) => known.has(url));
  const taken: (string | undefined)[] = [];
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce);
    taken.push(
      ...(await Promise.all(some.map((url) => takeOnce(ctx, person, { readingId: id, url, found })))),
    );
  }
  const pictures = await listMedia(
    ctx.db,
    workspaceId,
    taken.filter((mediaId) => mediaId !== undefined),
  );
  return pictures.map(presentMedia);
}

async function takeOnce(
  ctx: AppContext,
  person: Person,
  { readingId, url, found }: { readingId: string; url: string; found: FoundFacts },
): Promise<string | undefined> {
  const id = idOf(readingId, url);
  const isLogo = url === found.logo?.value;
  const [, pageId] = /^\/facebook\/pages\/(\d+)\/picture$/.exec(url) ?? [];
  try {
    const fetchBytes = pageId ? () => fetchOfPage(ctx, person, pageId) : undefined;
    if (!(await findMedia(ctx.db, person.workspaceId, id)))
      await fetchPicture(ctx, person, url, { id, isLogo, ...(fetchBytes && { fetchBytes }) });
    if (isLogo) await keepLogo(ctx, person, { mediaId: id, logo: found.logo! });
    return id;
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
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}
