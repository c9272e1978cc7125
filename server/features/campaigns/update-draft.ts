import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { checkMediaLimit } from '../workspaces/queries.ts';
import { findMediaUses, replaceMedia } from './media-use-queries.ts';
import { checkButtons } from './writing/check-buttons.ts';
import { getCampaign, getCampaignWithMedia, updateCampaign, type WholeCampaign } from './queries.ts';
import { storeChosenFiles } from './store-chosen-files.ts';

interface Update {
  id: string;
  version: number;
  changes: { [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined };
}

/** Saves all of what changed in a draft, or nothing. */
export function updateDraft(
  { db, queue, now }: Pick<AppContext, 'db' | 'queue' | 'now'>,
  workspaceId: WorkspaceId,
  { id, version, changes: { mediaIds, enhancedMediaIds, ...changes } }: Update,
): Promise<WholeCampaign> {
  return db.transaction(async (tx) => {
    if (changes.ads) {
      const { objective, ads: held } = await getCampaign(tx, workspaceId, id);
      checkButtons(changes.ads, { objective: changes.objective ?? objective, held });
    }
    await updateCampaign(tx, workspaceId, { id, version, changes });
    if (mediaIds || enhancedMediaIds) {
      const before = await findMediaUses(tx, id);
      const uses = {
        mediaIds: mediaIds ?? before.mediaIds,
        enhancedMediaIds: enhancedMediaIds ?? before.enhancedMediaIds,
      };
      // Whoever holds more than a smaller plan allows may still take some away.
      const isGrowing = uses.mediaIds.length > before.mediaIds.length;
      if (isGrowing) await checkMediaLimit(tx, workspaceId, { mediaIds: uses.mediaIds, now: now() });
      await replaceMedia(tx, workspaceId, { id, ...uses });
      await queue.add(tx, storeChosenFiles, { workspaceId, id }, { key: `${id}:${version}` });
    }
    return getCampaignWithMedia(tx, workspaceId, id);
  });
}
