import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { sourcesAfter } from '#contract/campaigns/field-sources.ts';
import type { AppContext } from '#server/app-context.ts';
import { checkMediaLimit } from '../workspaces/queries.ts';
import { designsOfPictures } from './chosen-designs.ts';
import { findMediaUses, replaceMedia } from './media-use-queries.ts';
import { checkButtons } from './writing/check-buttons.ts';
import {
  campaignTopic,
  getCampaign,
  getCampaignWithMedia,
  updateCampaign,
  type WholeCampaign,
} from './queries.ts';
import type { DoerIn } from '../audit-log/write-line.ts';
import { noteAssistant } from './note-assistant.ts';
import { storeChosenFiles } from './store-chosen-files.ts';

interface Update {
  id: string;
  version: number;
  changes: { [Field in keyof CampaignFields]?: CampaignFields[Field] | undefined };
}

/** Saves all of what changed in a draft, or nothing. A field that is changed no longer says where it was found. */
export function updateDraft(
  {
    db,
    queue,
    signals,
    now,
    afterDraftChange,
  }: Pick<AppContext, 'db' | 'queue' | 'signals' | 'now' | 'afterDraftChange'>,
  person: DoerIn,
  { id, version, changes: { mediaIds, enhancedMediaIds, designs, ...fields } }: Update,
): Promise<WholeCampaign> {
  const { workspaceId } = person;
  return db.transaction(async (tx) => {
    const held = await getCampaign(tx, workspaceId, id);
    if (fields.ads)
      checkButtons(fields.ads, { objective: fields.objective ?? held.objective, held: held.ads });
    const before = await findMediaUses(tx, id);
    const uses = {
      mediaIds: mediaIds ?? before.mediaIds,
      enhancedMediaIds: enhancedMediaIds ?? before.enhancedMediaIds,
    };
    const changes = {
      ...fields,
      sources: fields.sources ?? sourcesAfter(held.sources, definedIn(fields)),
      ...((mediaIds || designs) && {
        designs: await designsOfPictures(tx, workspaceId, { ...uses, designs: designs ?? held.designs }),
      }),
    };
    await updateCampaign(tx, workspaceId, { id, version, changes });
    if (mediaIds || enhancedMediaIds) {
      // Whoever holds more than a smaller plan allows may still take some away.
      const isGrowing = uses.mediaIds.length > before.mediaIds.length;
      if (isGrowing) await checkMediaLimit(tx, workspaceId, { mediaIds: uses.mediaIds, now: now() });
      await replaceMedia(tx, workspaceId, { id, ...uses });
      await queue.add(tx, storeChosenFiles, { workspaceId, id }, { key: `${id}:${version}` });
    }
    await signals.notify(tx, campaignTopic(workspaceId, id));
    await afterDraftChange(tx, person, id);
    const draft = await getCampaignWithMedia(tx, workspaceId, id);
    await noteAssistant(tx, person, { at: now(), deed: 'draft-changed', draft });
    return draft;
  });
}

function definedIn(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
