import type { CampaignFields } from '#contract/campaigns.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { getCampaignWithMedia, replaceMedia, updateCampaign, type WholeCampaign } from './queries.ts';

interface Update {
  id: string;
  version: number;
  changes: { [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined };
}

/** Saves all of what changed in a draft, or nothing. */
export function updateDraft(
  db: Database,
  workspaceId: WorkspaceId,
  { id, version, changes: { mediaIds, ...changes } }: Update,
): Promise<WholeCampaign> {
  return db.transaction(async (tx) => {
    await updateCampaign(tx, workspaceId, { id, version, changes });
    if (mediaIds) await replaceMedia(tx, workspaceId, { id, mediaIds });
    return getCampaignWithMedia(tx, workspaceId, id);
  });
}
