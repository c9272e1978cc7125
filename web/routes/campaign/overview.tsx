import type { Campaign } from '#contract/campaigns/campaign.ts';
import { DraftOverview } from '#web/features/campaigns/draft/draft-overview.tsx';
import { squareOf } from '#web/features/campaigns/previews/drawn-picture.ts';
import { useDrawnPictures } from '#web/features/designs/use-drawn-pictures.ts';
import { shownMedia } from '#web/features/media/shown-preview.ts';

/** A draft at a glance, its pictures as the ads show them. */
export function Overview({ campaign }: { campaign: Campaign }) {
  const pictures = useDrawnPictures(campaign, campaign, shownMedia(campaign));
  return <DraftOverview campaign={campaign} previewUrls={pictures.map((one) => squareOf(one)?.previewUrl)} />;
}
