import { randomBytes } from 'node:crypto';
import type { ChangeMatter } from '#contract/live/change-matter.ts';
import { getAdAccountAccess } from '#server/features/connections/access.ts';
import { type StoredAdAccount } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type ChangeRow, holdChanges, insertChange, listMovingChanges } from './change-queries.ts';
import { isInTheWay } from './change-rules.ts';
import { changesTopic } from './change-topic.ts';
import { makeChange } from './make-change.ts';
import { getLiveCampaign, type LiveCampaignRow } from './queries.ts';

interface Order {
  facebookCampaignId: string;
  undoes?: string;
  /** Decides within the transaction what is to be changed, or refuses. */
  decide(
    tx: Database,
    known: { campaign: LiveCampaignRow; adAccount: StoredAdAccount },
  ): Promise<ChangeMatter> | ChangeMatter;
  progress?: Record<string, unknown>;
}

/** Promises a change. Its row and its job are written together; one thing is changed once at a time. */
export function startChange(
  { db, seal, now, queue, signals }: House,
  { id: personId, keyName, workspaceId }: Person,
  { facebookCampaignId, undoes, decide, progress }: Order,
): Promise<ChangeRow> {
  return db.transaction(async (tx) => {
    await holdChanges(tx, workspaceId);
    const campaign = await getLiveCampaign(tx, workspaceId, facebookCampaignId);
    if (campaign.goneAt) throw new Refusal('LIVE_CAMPAIGN_NOT_FOUND');
    const { adAccountId } = campaign;
    const { adAccount } = await getAdAccountAccess({ db: tx, seal }, workspaceId, adAccountId);
    const matter = await decide(tx, { campaign, adAccount });
    await mustBeFree(tx, { workspaceId, facebookCampaignId, matter });
    const startedAt = new Date(now());
    const change = await insertChange(tx, workspaceId, {
      personId,
      keyName,
      adAccountId,
      facebookCampaignId,
      matter,
      marker: newMarker(),
      startedAt,
      dueAt: startedAt,
      ...(undoes && { undoes }),
      ...(progress && { progress }),
    });
    await queue.add(tx, makeChange, { workspaceId, id: change.id }, { key: change.id });
    await signals.notify(tx, changesTopic(workspaceId));
    return change;
  });
}

/** Refuses what would be changed by two at once. Hold the changes of the workspace first. */
export async function mustBeFree(
  tx: Database,
  { workspaceId, ...next }: Pick<Person, 'workspaceId'> & Pick<ChangeRow, 'matter' | 'facebookCampaignId'>,
): Promise<void> {
  const running = await listMovingChanges(tx, workspaceId);
  if (running.some((each) => isInTheWay(each, next))) throw new Refusal('CHANGE_IN_PROGRESS');
}

/** What is made at Meta for one change carries it, and nothing else does. */
export function newMarker(): string {
  return `adfjord-change-${randomBytes(9).toString('base64url')}`;
}
