import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Media } from '#contract/media.ts';
import { useMemo } from 'react';
import type { Kind } from './upload/media-files.ts';
import { shownMedia } from './shown-preview.ts';
import { useEnhancements } from './enhance/use-enhancements.ts';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './upload/use-uploads.ts';

/** Which pictures and films are used, in their order, and which of them as they were enhanced. */
export type ChosenMedia = Pick<CampaignFields, 'mediaIds' | 'enhancedMediaIds'>;

interface UseMediaSelection {
  /** Where the files belong, such as the id of a draft. */
  place: string;
  chosen: ChosenMedia;
  /** What is known of them already. */
  known: readonly Media[];
  most: number;
  kinds?: readonly Kind[];
  /** Gets what is chosen now, and answers what shall be. */
  onChange: (edit: (chosen: ChosenMedia) => ChosenMedia) => void;
}

export type MediaSelection = ReturnType<typeof useMediaSelection>;

const both: readonly Kind[] = ['image', 'video'];

/** Everything that goes on around the pictures of something. It goes on while whoever uses this is on the screen. */
export function useMediaSelection({ place, chosen, known, most, kinds = both, onChange }: UseMediaSelection) {
  const { mediaIds, enhancedMediaIds } = chosen;
  const media = useMediaList(mediaIds, known);
  const enhancements = useEnhancements(media, (id) => pick(id, true));
  const uploads = useUploads({ place, kinds, onUploaded: add });

  function add(id: string, kind: Kind) {
    onChange(({ mediaIds: ids, ...rest }) => ({
      ...rest,
      mediaIds: [...ids.filter((one) => one !== id), id].slice(0, most),
    }));
    if (kind === 'image' && enhancements.isOn) void enhancements.enhance(id, { isAutomatic: true });
  }

  function pick(id: string, isEnhanced: boolean) {
    onChange(({ mediaIds: ids, enhancedMediaIds: enhanced }) => {
      const others = enhanced.filter((one) => one !== id);
      return { mediaIds: ids, enhancedMediaIds: isEnhanced && ids.includes(id) ? [...others, id] : others };
    });
  }
  /** The same files as the ads will show them. */
  const shown = useMemo(() => shownMedia({ media, enhancedMediaIds }), [media, enhancedMediaIds]);

  return {
    media,
    shown,
    /** How many are chosen, those that are not loaded yet among them. */
    count: mediaIds.length,
    most,
    uploads,
    enhancements,
    /** Takes a file that was uploaded before. */
    add,
    isEnhanced: ({ id, enhancement }: Media) =>
      enhancement.enhancedUrl !== null && enhancedMediaIds.includes(id),
    choose(id: string, enhanced: boolean) {
      enhancements.forgetWish(id);
      pick(id, enhanced);
    },
    /** Takes a file away. Answers how it is put back where it was. */
    remove(id: string): () => void {
      const place = mediaIds.indexOf(id);
      const isEnhanced = enhancedMediaIds.includes(id);
      enhancements.forgetWish(id);
      onChange((now) => withoutMedia(now, id));
      return () => {
        onChange((now) => {
          const others = withoutMedia(now, id);
          return {
            mediaIds: others.mediaIds.toSpliced(place, 0, id).slice(0, most),
            enhancedMediaIds: isEnhanced ? [...others.enhancedMediaIds, id] : others.enhancedMediaIds,
          };
        });
      };
    },
    arrange: (edit: (ids: string[]) => string[]) =>
      onChange((now) => ({ ...now, mediaIds: edit(now.mediaIds) })),
  };
}

function withoutMedia({ mediaIds, enhancedMediaIds }: ChosenMedia, id: string): ChosenMedia {
  return {
    mediaIds: mediaIds.filter((one) => one !== id),
    enhancedMediaIds: enhancedMediaIds.filter((one) => one !== id),
  };
}
