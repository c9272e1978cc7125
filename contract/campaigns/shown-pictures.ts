import type { ChosenDesign, DesignName } from '../designs.ts';
import type { CampaignFields } from './campaign.ts';

/** A picture or video as an ad shows it. */
export interface ShownPicture {
  mediaId: string;
  isEnhanced: boolean;
  /** Null: as it is. */
  design: DesignName | null;
}

type Choice = Pick<CampaignFields, 'mediaIds' | 'enhancedMediaIds' | 'designs'>;

/**
 * What the ads of a campaign show, in order: each picture in the designs chosen for it, as they were chosen, else the
 * picture itself. A design that cannot be drawn of the campaign as it is now counts as not chosen.
 */
export function shownPictures(
  { mediaIds, enhancedMediaIds, designs }: Choice,
  canBeDrawn: (chosen: ChosenDesign) => boolean = () => true,
): ShownPicture[] {
  return mediaIds.flatMap((mediaId) => {
    const isEnhanced = enhancedMediaIds.includes(mediaId);
    const drawn = designs.filter((one) => one.mediaId === mediaId && canBeDrawn(one));
    const ways = drawn.length > 0 ? drawn.map(({ design }) => design) : [null];
    return ways.map((design) => ({ mediaId, isEnhanced, design }));
  });
}

/** What the ad at this place among all of a campaign shows, selected or not: what is published is what was seen. */
export function turnOf<Shown>(shown: readonly Shown[], place: number): Shown | undefined {
  return shown[place % shown.length];
}
