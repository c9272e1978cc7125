import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findChosenAccount } from '../connections/queries.ts';
import { checkMediaLimit, findQuota } from '../workspaces/queries.ts';
import { designsOfPictures } from './chosen-designs.ts';
import { checkButtons } from './writing/check-buttons.ts';
import { replaceMedia } from './media-use-queries.ts';
import {
  countDrafts,
  getCampaign,
  getCampaignWithMedia,
  insertCampaign,
  type WholeCampaign,
} from './queries.ts';
import type { DoerIn } from '../audit-log/write-line.ts';
import { noteAssistant } from './note-assistant.ts';
import { storeChosenFiles } from './store-chosen-files.ts';
import { updateDraft } from './update-draft.ts';

type Given = { [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined };

/**
 * Starts a draft with what is known so far. Its budget is in the money of the chosen ad account, unless said otherwise.
 * One that was started before under the same id takes the fields given now.
 */
export function createDraft(
  ctx: Pick<AppContext, 'db' | 'queue' | 'signals' | 'now' | 'afterDraftChange'>,
  person: DoerIn,
  { id: wishedId, ...given }: Given & { id?: string | undefined },
): Promise<WholeCampaign> {
  const { db, queue, now } = ctx;
  const { workspaceId } = person;
  return db.transaction(async (tx) => {
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const currency = (await findChosenAccount(tx, workspaceId))?.currency;
    const { mediaIds, enhancedMediaIds, designs, ...fields }: CampaignFields = {
      ...emptyCampaign,
      ...(currency && { currency }),
      // Whoever names one currency and no other means it for all amounts.
      ...(given.currency && { priceCurrency: given.currency }),
      ...known,
    };
    checkButtons(fields.ads, { objective: fields.objective, held: [] });
    const kept = await designsOfPictures(tx, workspaceId, { designs, mediaIds });
    const start = { ...fields, designs: kept, ...(wishedId && { id: wishedId }) };
    const id = await insertCampaign(tx, workspaceId, start);
    if (!id) return changeStarted({ ...ctx, db: tx }, person, { id: wishedId!, changes: known });
    await checkDrafts(tx, workspaceId, now());
    await checkMediaLimit(tx, workspaceId, { mediaIds, now: now() });
    await replaceMedia(tx, workspaceId, { id, mediaIds, enhancedMediaIds });
    if (mediaIds.length > 0) await queue.add(tx, storeChosenFiles, { workspaceId, id }, { key: `${id}:0` });
    const draft = await getCampaignWithMedia(tx, workspaceId, id);
    await noteAssistant(tx, person, { at: now(), deed: 'draft-made', draft });
    return draft;
  });
}

async function checkDrafts(tx: Database, workspaceId: WorkspaceId, now: number): Promise<void> {
  const { drafts: limit } = await findQuota(tx, workspaceId, now);
  if ((await countDrafts(tx, workspaceId)) > limit) throw new Refusal('TOO_MANY_DRAFTS', { limit });
}

async function changeStarted(
  ctx: Pick<AppContext, 'db' | 'queue' | 'signals' | 'now' | 'afterDraftChange'>,
  person: DoerIn,
  { id, changes }: { id: string; changes: Given },
): Promise<WholeCampaign> {
  const { version } = await getCampaign(ctx.db, person.workspaceId, id);
  return updateDraft(ctx, person, { id, version, changes });
}
