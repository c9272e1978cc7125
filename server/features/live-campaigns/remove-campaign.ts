import { type LiveChange, liveLimits } from '#contract/live/live-changes.ts';
import { getCampaign } from '#server/features/campaigns/queries.ts';
import { findUnfinishedPublication } from '#server/features/publications/queries.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type ChangeRow, holdChanges, insertChange } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { deleteOnMeta } from './delete-on-meta.ts';
import { presentChange } from './present-change.ts';
import { mustBeFree, newMarker } from './start-change.ts';

/** Promises to delete a campaign at Meta and here, after a while in which it can be taken back. */
export async function removeCampaign(house: House, person: Person, campaignId: string): Promise<LiveChange> {
  return presentChange(house, person, await startDeletion(house, person, campaignId));
}

function startDeletion(
  { db, now, queue, signals }: House,
  { id: personId, keyName, workspaceId }: Person,
  campaignId: string,
): Promise<ChangeRow> {
  return db.transaction(async (tx) => {
    await holdChanges(tx, workspaceId);
    const campaign = await getCampaign(tx, workspaceId, campaignId);
    const { facebookCampaignId, facebookAdAccountId: adAccountId, title: name } = campaign;
    if (await findUnfinishedPublication(tx, workspaceId, campaignId))
      throw new Refusal('CAMPAIGN_NOT_EDITABLE');
    const matter = { kind: 'deletion', campaignId, name } as const;
    await mustBeFree(tx, { workspaceId, facebookCampaignId, matter });
    const startedAt = new Date(now());
    const dueAt = new Date(now() + liveLimits.deletionGraceMs);
    const row = {
      personId,
      keyName,
      adAccountId,
      facebookCampaignId,
      matter,
      marker: newMarker(),
      startedAt,
      dueAt,
    };
    const change = await insertChange(tx, workspaceId, row);
    const { id } = change;
    await queue.add(tx, deleteOnMeta, { workspaceId, id }, { key: id, notBefore: dueAt });
    await signals.notify(tx, changesTopic(workspaceId));
    return change;
  });
}
