import type { Campaign } from '#contract/campaigns/campaign.ts';
import { smallDrawing } from '#contract/designs.ts';
import { DraftOverview } from '#web/features/campaigns/draft/draft-overview.tsx';
import { useDrawnPictures } from '#web/features/designs/use-drawn-pictures.ts';
import { shownMedia } from '#web/features/media/shown-preview.ts';

/** A draft at a glance, its pictures as the ads show them. */
export function Overview({ campaign }: { campaign: Campaign }) {
  const pictures = useDrawnPictures(campaign, campaign, shownMedia(campaign));
  const previewUrls = pictures.map(({ previewUrl, drawn }) =>
    drawn ? smallDrawing(drawn['1x1']) : previewUrl,
  );
  return <DraftOverview campaign={campaign} previewUrls={previewUrls} />;
}
