import type { LiveChange } from '#contract/live/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { listChangesOf } from './change-queries.ts';
import { presentChanges } from './present-change.ts';

const pageSize = 50;

/** The history of a campaign, newest first. */
export async function listChanges(
  house: House,
  person: Person,
  { facebookCampaignId, before }: { facebookCampaignId: string; before?: string | undefined },
): Promise<LiveChange[]> {
  const rows = await listChangesOf(house.db, person.workspaceId, {
    facebookCampaignId,
    atMost: pageSize,
    ...(before && { before: new Date(before) }),
  });
  return presentChanges(house, person, rows);
}
