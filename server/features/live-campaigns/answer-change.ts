import type { LiveChange } from '#contract/live/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getChange } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { presentChange } from './present-change.ts';
import { findDelivery } from './sync/read-deliveries.ts';

const answerWithinMs = 15_000;

/** What became of a change, as soon as it has ended or has to wait; after fifteen seconds, that it still runs. */
export async function answerChange(
  house: House,
  person: Person,
  { id }: { id: string },
): Promise<LiveChange> {
  const { workspaceId } = person;
  const over = AbortSignal.timeout(answerWithinMs);
  for await (const _ring of house.signals.follow(changesTopic(workspaceId), over)) {
    const { finishedAt, problem } = await getChange(house.db, workspaceId, id);
    if (finishedAt || problem) break;
  }
  const row = await getChange(house.db, workspaceId, id);
  const told = await presentChange(house, person, row);
  if (row.matter.kind !== 'status' || row.facebookCampaignId === null || !row.finishedAt) return told;
  // Switched on is not yet delivered.
  const delivery = await findDelivery(house, person, row.facebookCampaignId);
  return delivery ? { ...told, delivery } : told;
}
