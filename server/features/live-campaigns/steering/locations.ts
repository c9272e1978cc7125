import type { Location } from '#contract/campaigns/locations.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { LivePlace } from '#contract/live/live-campaign.ts';
import type { Transparency } from '#contract/live/switched-parts.ts';
import type { AppContext } from '#server/app-context.ts';
import { mustBeApprover } from '#server/features/approvals/must-be-approved.ts';
import { acceptOperation } from '#server/features/operations/accept.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import { type OperationRow, getOperation } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { sentRadiusKm } from '#server/gateways/meta/publishing/targeting.ts';
import type { TargetLocation } from '#server/gateways/meta/publishing/tree.ts';
import type { HeldTargeting } from '#server/gateways/meta/steering/held-targeting.ts';
import type { ListedPlace } from '#server/gateways/meta/sync/listed-places.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getLiveAdSet } from '../detail/live-ad-queries.ts';
import { type Held, updateLiveAdSet } from '../live-row-queries.ts';
import { toLivePlace } from '../sync/read-listings.ts';
import { mustComplyWith } from '../compliance/must-comply-with.ts';
import { findTransparency } from './find-transparency.ts';
import { adSetGone } from './gone-at-meta.ts';
import { permitOnLive } from './permit-on-live.ts';

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
    async comply(tx, { details }) {
      const { from, to, transparency: told } = details;
      if (to.some(isRegulated) && !from.some(isRegulated) && !told) throw new Refusal('TRANSPARENCY_MISSING');
      await comply(ctx, tx, { person, details });
    },
    approve: (tx) => mustBeApprover(tx, person),
  });
}

const comply: NonNullable<OperationKind<'locations'>['comply']> = (ctx, tx, { person, details }) => {
  const { facebookAdSetId, to: locations } = details;
  return mustComplyWith(ctx, tx, { person, change: { what: 'places', facebookAdSetId, locations } });
};

/** Changes the places of an ad set at Meta; whom else it is shown to stays as it is. */
export const locationsKind: OperationKind<'locations'> = {
  comply,
  parts: ({ facebookAdSetId }) => [`places:${facebookAdSetId}`],
  run,
  reverse: (details) => ({ ...details, from: details.to, to: details.from as Location[] }),
  isStillSo({ facebookAdSetId, to }, _, held) {
    const adSet = (held as Held).adSets.get(facebookAdSetId);
    return adSet !== undefined && !adSet.goneAt && areSamePlaces(to, adSet.places);
  },
  isAskedFirst: true,
  unchanged: () => 'locations',
  keepsSpending: () => false,
};

async function run(context: RunContext<'locations'>): Promise<Ending> {
  const { ctx, account, details, operation, save } = context;
  const { facebookAdSetId, from, to } = details;
  const held = await ctx.meta.readTargeting(account, facebookAdSetId);
  if (!held) return adSetGone(context, facebookAdSetId);
  const before = await heldBefore(context);
  const wanted = before?.places ?? to;
  if (areSamePlaces(wanted, held.places)) return kept(context, held);
  if (operation.undoes && !areSamePlaces(from, held.places))
    return { keep: kept(context, held).keep, problem: changedSinceProblem() };
  await save({ details: { ...details, from: named(held.places, from) } });
  const locations = wanted.map(toLocation);
  const transparency = to.some(isRegulated) ? details.transparency : undefined;
  await sendOperation(context, {
    progress: held,
    send: () => ctx.meta.setPlaces(account, facebookAdSetId, { held, locations, before, transparency }),
  });
  const after = await ctx.meta.readTargeting(account, facebookAdSetId);
  if (!after) return adSetGone(context, facebookAdSetId);
  const end = kept(context, after);
  if (areSamePlaces(wanted, after.places)) return end;
  return { keep: end.keep, problem: notTakenProblem('other-places') };
}

/** What the change that is taken back had found there. */
async function heldBefore({
  ctx,
  workspaceId,
  operation,
}: RunContext<'locations'>): Promise<HeldTargeting | undefined> {
  if (!operation.undoes) return undefined;
  const { progress } = await getOperation(ctx.db, workspaceId, operation.undoes);
  // A change of places keeps nothing else there.
  return (progress as HeldTargeting | null) ?? undefined;
}

function kept(
  { ctx, workspaceId, details }: RunContext<'locations'>,
  held: HeldTargeting,
): Required<Pick<Ending, 'details' | 'keep'>> {
  const places = named(held.places, [...details.to, ...details.from]);
  const { facebookAdSetId } = details;
  return {
    details: { ...details, to: places },
    keep: (tx) =>
      updateLiveAdSet(tx, workspaceId, { facebookAdSetId, places, changedHereAt: new Date(ctx.now()) }),
  };
}

/** As Meta holds them, in the words the person knows them by. */
function named(held: ListedPlace[], known: LivePlace[]): LivePlace[] {
  return held.flatMap((place) => {
    const same = known.find(({ type, key }) => type === place.type && key === place.key);
    return same ? { ...same, radiusKm: place.radiusKm } : (toLivePlace(place) ?? []);
  });
}

interface Place {
  type: 'city' | 'region' | 'country';
  key: string;
  radiusKm: number | null;
}

/** Whether Meta holds exactly the places that were wished for, in whatever order, each with the radius it is sent. */
function areSamePlaces(wished: Place[], held: Place[]): boolean {
  const isHeld = (input: Place) =>
    held.some(({ type, key, radiusKm }) => {
      if (type !== input.type || key !== input.key) return false;
      if (type !== 'city' || input.radiusKm === null) return true;
      return radiusKm === input.radiusKm || radiusKm === sentRadiusKm(input.radiusKm);
    });
  const names = new Set(wished.map(({ type, key }) => `${type} ${key}`));
  return names.size === held.length && wished.every(isHeld);
}

/** The place in the gateway's words. */
function toLocation({ type, key, radiusKm }: Place): TargetLocation {
  return { type, key, ...(type === 'city' && radiusKm !== null && { radiusKm }) };
}
