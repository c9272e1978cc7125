import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { locationsKind } from './locations-kind.ts';
import { permitOnLive } from './permit-on-live.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import type { Transparency } from '#contract/live/switched-parts.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { findTransparency } from './find-transparency.ts';
import { getLiveAdSet } from '../detail/live-ad-queries.ts';

interface Input {
  facebookAdSetId: string;
  locations: Location[];
  transparency?: Transparency | undefined;
}

/** Changes the cities, regions and countries an ad set is shown in. */
export async function setLocations(
  ctx: AppContext,
  person: Person,
  { facebookAdSetId, locations, transparency }: Input,
): Promise<OperationRow> {
  const { workspaceId } = person;
  const { facebookCampaignId } = await getLiveAdSet(ctx.db, workspaceId, facebookAdSetId);
  return acceptOperation(ctx, person, {
    kind: locationsKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    async decide(tx, { adAccountId }) {
      const { places } = await getLiveAdSet(tx, workspaceId, facebookAdSetId);
      const details = { kind: 'locations' as const, facebookAdSetId, from: places, to: locations };
      const wasTold = places.some(isRegulated);
      // Meta forgets both as soon as an ad set leaves the EU, so the way back needs them as well.
      if (wasTold === locations.some(isRegulated) && !transparency) return details;
      const known =
        transparency ?? (await findTransparency(tx, workspaceId, { facebookCampaignId, adAccountId }));
      return known.beneficiary && known.payer ? { ...details, transparency: known } : details;
    },
    comply(_, { details: { from, to, transparency: told } }) {
      if (to.some(isRegulated) && !from.some(isRegulated) && !told) throw new Refusal('TRANSPARENCY_MISSING');
    },
  });
}
