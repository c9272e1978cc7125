import type { Media } from '#contract/media.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { z } from 'zod';
import { getCampaignWithMedia, type WholeCampaign } from '../campaigns/queries.ts';
import { getAdAccountAccess } from '../connections/queries.ts';
import { isPassing } from './passing.ts';
import { plannedPictures } from './rules.ts';
import type { PlannedPicture } from './tables.ts';
import { uploadPictures } from './upload-pictures.ts';

/** Brings a draft's pictures to its ad account while its ads are being reviewed, so that publishing need not. */
export const uploadAhead = defineJob({
  name: 'upload-ahead',
  payload: z.object({
    workspaceId: z.custom<WorkspaceId>((value) => typeof value === 'string'),
    campaignId: z.uuid(),
  }),

  async run(house, { workspaceId, campaignId }) {
    try {
      const campaign = await getCampaignWithMedia(house.db, workspaceId, campaignId);
      if (campaign.status !== 'draft' || !campaign.facebookAdAccountId) return;
      const { account } = await getAdAccountAccess(house, workspaceId, campaign.facebookAdAccountId);
      await uploadPictures(house, { account, workspaceId, pictures: readyPictures(campaign) });
    } catch (error) {
      // Publishing brings what is missing, and says what is in the way: here nobody is told.
      const isNo = error instanceof Refusal || (error instanceof GatewayError && !isPassing(error));
      if (!isNo) throw error;
    }
  },

  giveUp: async () => {},
});

/** An enhancement that is still being made, and a video, are not brought ahead. */
function readyPictures(campaign: WholeCampaign): PlannedPicture[] {
  const isReady = ({ id, kind, enhancement }: Media) =>
    kind === 'image' && (!campaign.enhancedMediaIds.includes(id) || enhancement.enhancedUrl !== null);
  return plannedPictures({ ...campaign, media: campaign.media.filter(isReady) });
}
