import { type Placement, placements } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { unlessRefused } from '#server/platform/refusal.ts';
import { ensureCut } from '../crop/ensure-cut.ts';
import type { WholeMedia } from '../queries.ts';
import type { ShownFile } from './send-file.ts';

export type MediaPart = 'original' | 'preview' | 'edited' | 'enhanced' | 'enhanced-preview';

/** What never changes under its address. */
const forever = 'private, max-age=31536000, immutable';
/** What may be made anew: asked for each time, sent only when it has changed. */
const askAgain = 'private, no-cache';

/** Where a part of what the workspace uploaded lies; undefined for one that was never made. */
export function partOf(row: WholeMedia, part: MediaPart): ShownFile | undefined {
  const { key, contentType, previewKey, enhancement } = row;
  switch (part) {
    case 'original':
      return { key, contentType, cacheControl: forever };
    case 'preview':
      // A film's may become a frame of it.
      return {
        key: previewKey,
        contentType: 'image/webp',
        cacheControl: row.kind === 'video' ? askAgain : forever,
      };
    case 'edited':
      return madeByStudio(enhancement?.editedKey);
    case 'enhanced':
      return madeByStudio(enhancement?.enhancedKey);
    case 'enhanced-preview':
      return madeByStudio(enhancement?.enhancedPreviewKey, 'image/webp');
  }
}

function madeByStudio(key: string | null | undefined, contentType = 'image/jpeg'): ShownFile | undefined {
  return key ? { key, contentType, cacheControl: askAgain } : undefined;
}

/** A picture cut for a placement; undefined when there is nothing to cut. */
export async function cutOf(
  ctx: AppContext,
  row: WholeMedia,
  { placement, isEnhanced }: { placement: string; isEnhanced: boolean },
): Promise<ShownFile | undefined> {
  if (!isPlacement(placement)) return undefined;
  const key = await unlessRefused(ensureCut(ctx, row, { placement, isEnhanced }));
  return key === undefined ? undefined : { key, contentType: 'image/jpeg', cacheControl: askAgain };
}

function isPlacement(name: string): name is Placement {
  return Object.hasOwn(placements, name);
}
