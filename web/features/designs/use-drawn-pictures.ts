import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { shownPictures } from '#contract/campaigns/shown-pictures.ts';
import type { DesignName, DesignPlacement } from '#contract/designs.ts';
import type { Media } from '#contract/media.ts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { designsQuery, type SavedCampaign } from './designs-query.ts';

/** A picture as ads show it, and in which design, by shape. */
export interface DrawnPicture extends Media {
  drawn?: Record<DesignPlacement, string>;
}

/** In which feeds show a drawing. */
const drawnShape = { width: 4, height: 5 };

type Choice = Pick<CampaignFields, 'mediaIds' | 'enhancedMediaIds' | 'designs'>;

/** What the ads show, each as often as it is chosen. Until a drawing is known the picture itself stands for it, in its shape. */
export function useDrawnPictures(
  campaign: SavedCampaign | null,
  { mediaIds, enhancedMediaIds, designs }: Choice,
  media: readonly Media[],
): DrawnPicture[] {
  const chosen = media.filter(
    ({ id, kind }) => kind === 'image' && designs.some(({ mediaId }) => mediaId === id),
  );
  const { offers, awaited } = useQueries({
    queries: (campaign ? chosen : []).map((one) => ({
      ...designsQuery(campaign!, one),
      placeholderData: keepPreviousData,
    })),
    combine: (answers) => ({
      offers: answers.flatMap(({ data = [] }, place) =>
        data.map(({ design, urls }) => ({ mediaId: chosen[place]!.id, design, urls })),
      ),
      awaited: answers.flatMap(({ isPending }, place) => (isPending ? [chosen[place]!.id] : [])),
    }),
  });
  return useMemo(() => {
    const drawnOf = (mediaId: string, design: DesignName | null) =>
      offers.find((one) => one.mediaId === mediaId && one.design === design)?.urls ?? undefined;
    const shown = shownPictures(
      { mediaIds, enhancedMediaIds, designs },
      ({ mediaId, design }) => awaited.includes(mediaId) || Boolean(drawnOf(mediaId, design)),
    );
    return shown.flatMap(({ mediaId, design }) => {
      const picture = media.find(({ id }) => id === mediaId);
      const drawn = drawnOf(mediaId, design);
      if (!picture) return [];
      return { ...picture, ...(design && !drawn && drawnShape), ...(drawn && { drawn }) };
    });
  }, [media, mediaIds, enhancedMediaIds, designs, offers, awaited]);
}
