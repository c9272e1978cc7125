import type { Location } from '#contract/campaigns/locations.ts';
import type { LiveChange } from '#contract/live/live-changes.ts';
import type { Transparency } from '#contract/live/switched-parts.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { answerChange } from './answer-change.ts';
import { findTransparency } from './detail/find-transparency.ts';
import { getLiveAdSet } from './detail/live-ad-queries.ts';
import { startChange } from './start-change.ts';

interface Wish {
  facebookAdSetId: string;
  locations: Location[];
  transparency?: Transparency | undefined;
}

/** Changes the cities, regions and countries an ad set is shown in. */
export async function setLocations(
  house: House,
  person: Person,
  { facebookAdSetId, locations, transparency }: Wish,
): Promise<LiveChange> {
  const { workspaceId } = person;
  const { facebookCampaignId } = await getLiveAdSet(house.db, workspaceId, facebookAdSetId);
  const change = await startChange(house, person, {
    facebookCampaignId,
    async decide(tx, { campaign: { adAccountId } }) {
      const { places } = await getLiveAdSet(tx, workspaceId, facebookAdSetId);
      const matter = { kind: 'locations' as const, facebookAdSetId, from: places, to: locations };
      const wasTold = places.some(isRegulated);
      // Meta forgets both as soon as an ad set leaves the EU, so the way back needs them as well.
      if (wasTold === locations.some(isRegulated) && !transparency) return matter;
      const known =
        transparency ?? (await findTransparency(tx, workspaceId, { facebookCampaignId, adAccountId }));
      if (known.beneficiary && known.payer) return { ...matter, transparency: known };
      if (!wasTold) throw new Refusal('TRANSPARENCY_MISSING');
      return matter;
    },
  });
  return answerChange(house, person, change);
}
