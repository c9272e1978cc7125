import { type CampaignFields, emptyCampaign } from '#contract/campaigns.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { findConnection } from '../connections/queries.ts';
import { getCampaignWithMedia, insertCampaign, replaceMedia, type WholeCampaign } from './queries.ts';

type Given = { [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined };

/** Starts a draft with what is known so far. Its amounts are in the money of the chosen ad account, unless said otherwise. */
export function createDraft(db: Database, workspaceId: WorkspaceId, given: Given): Promise<WholeCampaign> {
  return db.transaction(async (tx) => {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const currency = await accountCurrency(tx, workspaceId);
    const { mediaIds, ...fields }: CampaignFields = {
      ...emptyCampaign,
      ...(currency && { currency }),
      ...known,
    };
    const id = await insertCampaign(tx, workspaceId, fields);
    await replaceMedia(tx, workspaceId, { id, mediaIds });
    return getCampaignWithMedia(tx, workspaceId, id);
  });
}

async function accountCurrency(db: Database, workspaceId: WorkspaceId): Promise<string | undefined> {
  const connection = await findConnection(db, workspaceId);
  return connection?.adAccounts.find(({ id }) => id === connection.selectedAdAccountId)?.currency;
}
