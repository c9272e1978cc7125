import { buffer } from 'node:stream/consumers';
import type { NewAd } from '#contract/live/steering.ts';
import type { AppContext } from '#server/app-context.ts';
import { getMedia } from '#server/features/media/queries.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { AdsProgress } from './ads-progress.ts';

/** All that the ads show, with what is at the addresses of pictures by now. */
export async function contentOf(
  { db, storage }: AppContext,
  { workspaceId }: Person,
  { ads, planned }: { ads: NewAd[]; planned: AdsProgress['ads'] },
): Promise<string> {
  const shown = planned.map(async (ad, place) => {
    if (ads[place]!.mediaId) return ad;
    const { key } = await getMedia(db, workspaceId, ad.mediaId);
    return { ...ad, mediaId: (await buffer((await storage.read(key)).stream)).toString('base64') };
  });
  return hashOf(JSON.stringify(await Promise.all(shown)));
}
