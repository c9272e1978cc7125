import type { Location } from '#contract/campaigns.ts';
import type { LiveChange } from '#contract/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { answerChange } from './answer-change.ts';
import { getLiveAdSet } from './live-ad-queries.ts';
import { startChange } from './start-change.ts';

/** Changes the cities, regions and countries an ad set is shown in. */
export async function setLocations(
  house: House,
  person: Person,
  { facebookAdSetId, locations }: { facebookAdSetId: string; locations: Location[] },
): Promise<LiveChange> {
  const { facebookCampaignId } = await getLiveAdSet(house.db, person.workspaceId, facebookAdSetId);
  const change = await startChange(house, person, {
    facebookCampaignId,
    async decide(tx) {
      const { places } = await getLiveAdSet(tx, person.workspaceId, facebookAdSetId);
      return { kind: 'locations', facebookAdSetId, from: places, to: locations };
    },
  });
  return answerChange(house, person, change);
}
