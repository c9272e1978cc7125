import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { Media } from '#contract/media.ts';

/** A picture with the variant in its place that was chosen for the ads: previews then need not know of two. */
export function shownPreview(media: Media, isEnhanced: boolean): Media {
  const { enhancedUrl } = media.enhancement;
  if (!isEnhanced || !enhancedUrl) return media;
  return { ...media, url: enhancedUrl, previewUrl: `${media.previewUrl}?variant=enhanced` };
}

/** The pictures of a campaign as its ads show them. */
export function shownMedia({
  media,
  enhancedMediaIds,
}: Pick<Campaign, 'media' | 'enhancedMediaIds'>): Media[] {
  return media.map((one) => shownPreview(one, enhancedMediaIds.includes(one.id)));
}
