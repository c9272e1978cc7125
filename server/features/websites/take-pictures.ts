import type { Media } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fetchPicture } from '../media/fetch-picture.ts';
import { presentMedia } from '../media/present-media.ts';
import { getMedia } from '../media/queries.ts';
import { getReading } from './queries.ts';

/** Brings pictures that a reading has found into the workspace. What it has not found, or cannot be had, is left out. */
export async function takePictures(
  ctx: AppContext,
  person: Person,
  { id, urls }: { id: string; urls: string[] },
): Promise<Media[]> {
  const { found } = await getReading(ctx.db, person.workspaceId, id);
  const known = new Set([found.logo?.value, ...found.pictures.map(({ url }) => url)]);
  const taken: Media[] = [];
  for (const url of new Set(urls)) {
    const isLogo = url === found.logo?.value;
    const mediaId = known.has(url) && (await takePicture(ctx, person, { url, isLogo }));
    if (mediaId) taken.push(presentMedia(await getMedia(ctx.db, person.workspaceId, mediaId)));
  }
  return taken;
}

async function takePicture(
  ctx: AppContext,
  person: Person,
  { url, isLogo }: { url: string; isLogo: boolean },
): Promise<string | undefined> {
  try {
    return await fetchPicture(ctx, person, url, { isLogo });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
