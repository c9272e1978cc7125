import type { Media } from '#contract/media.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { defineJob } from '#server/job.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { getCampaignWithMedia, type WholeCampaign } from '../../campaigns/queries.ts';
import { getAdAccountAccess } from '../../connections/access.ts';
import { plannedMedia } from './planned-media.ts';
import { uploadMedia } from './upload-media.ts';

/** Brings a draft's pictures and videos to its ad account while its ads are being reviewed, so that publishing need not. */
export const uploadAhead = defineJob({
  name: 'upload-ahead',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    campaignId: z.uuid(),
  }),

  async run(ctx, { workspaceId, campaignId }) {
    try {
      const campaign = await getCampaignWithMedia(ctx.db, workspaceId, campaignId);
      if (campaign.status !== 'draft' || !campaign.facebookAdAccountId) return;
      const media = await plannedMedia(ctx.db, workspaceId, withoutUnready(campaign));
      const { account } = await getAdAccountAccess(ctx, workspaceId, campaign.facebookAdAccountId);
      await uploadMedia(ctx, { account, workspaceId, media });
    } catch (error) {
      // Publishing brings what is missing, and says what is in the way: here nobody is told.
      const isNo = error instanceof Refusal || (error instanceof GatewayError && !error.isTransient);
      if (!isNo) throw error;
    }
  },

  giveUp: async () => {},
});

/** An enhancement that is still being made is not brought ahead. */
function withoutUnready(campaign: WholeCampaign): WholeCampaign {
  const isReady = ({ id, kind, enhancement }: Media) =>
    kind === 'video' || !campaign.enhancedMediaIds.includes(id) || enhancement.enhancedUrl !== null;
  return { ...campaign, media: campaign.media.filter(isReady) };
}
