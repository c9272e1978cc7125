import { smallDrawing, type DesignName } from '#contract/designs.ts';
import type { Media } from '#contract/media.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { PictureShown } from './ad-pieces.ts';

/** A picture or film of the campaign, as it is or in one of its designs. */
export interface OwnPicture extends Pick<Media, 'fileName' | 'kind' | 'previewUrl'> {
  /** Of both. */
  id: string;
  design: DesignName | undefined;
  shown: PictureShown;
}

/** What a new ad can show of what the campaign has. */
export function useOwnPictures(campaignId: string | null): OwnPicture[] {
  const id = campaignId ?? '';
  const { data: campaign } = useQuery({
    ...api.campaigns.get.queryOptions({ input: { id } }),
    enabled: campaignId !== null,
  });
  const { media = [], designs = [] } = campaign ?? {};
  const designed = [...new Set(designs.map(({ mediaId }) => mediaId))];
  const offered = useQueries({
    queries: designed.map((mediaId) => api.designs.list.queryOptions({ input: { id, mediaId } })),
  });
  const drawn = designs.flatMap(({ mediaId, design }) => {
    const offers = offered[designed.indexOf(mediaId)]?.data;
    const urls = offers?.find((one) => one.design === design)?.urls;
    return urls ? [{ mediaId, design, urls }] : [];
  });
  return media.flatMap((one): OwnPicture[] => [
    { ...one, design: undefined, shown: one },
    ...drawn
      .filter(({ mediaId }) => mediaId === one.id)
      .map(({ design, urls }) => ({
        ...one,
        id: `${one.id} ${design}`,
        design,
        previewUrl: smallDrawing(urls['1x1']),
        shown: { previewUrl: urls['4x5'], width: 4, height: 5, drawn: urls },
      })),
  ]);
}
