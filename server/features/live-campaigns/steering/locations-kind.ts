import type { Location } from '#contract/campaigns/locations.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { LivePlace } from '#contract/live/live-campaign.ts';
import type { HeldTargeting } from '#server/gateways/meta/steering/held-targeting.ts';
import type { ListedPlace } from '#server/gateways/meta/sync/listed-places.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { changedSinceProblem, goneProblem, notTakenProblem } from '#server/features/operations/problems.ts';
import { getOperation } from '#server/features/operations/queries.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { type Held, updateLiveAdSet } from '../live-row-queries.ts';
import { areSamePlaces, toLocation } from './place-rules.ts';
import { toLivePlace } from '../sync/read-listings.ts';

/** Changes the places of an ad set at Meta; whom else it is shown to stays as it is. */
export const locationsKind: OperationKind<'locations'> = {
  parts: ({ facebookAdSetId }) => [`places:${facebookAdSetId}`],
  run: setLocations,
  reverse: (details) => ({ ...details, from: details.to, to: details.from as Location[] }),
  isStillSo({ facebookAdSetId, to }, _, held) {
    const adSet = (held as Held).adSets.get(facebookAdSetId);
    return adSet !== undefined && !adSet.goneAt && areSamePlaces(to, adSet.places);
  },
  unchanged: () => 'locations',
  keepsSpending: () => false,
};

async function setLocations(context: RunContext<'locations'>): Promise<Ending> {
  const { ctx, account, details, operation, save } = context;
  const { facebookAdSetId, from, to } = details;
  const held = await ctx.meta.readTargeting(account, facebookAdSetId);
  if (!held) return gone(context);
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
  if (!after) return gone(context);
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

function gone({ ctx, workspaceId, details: { facebookAdSetId } }: RunContext<'locations'>): Ending {
  const goneAt = new Date(ctx.now());
  return {
    problem: goneProblem(),
    keep: (tx) => updateLiveAdSet(tx, workspaceId, { facebookAdSetId, goneAt }),
  };
}

/** As Meta holds them, in the words the person knows them by. */
function named(held: ListedPlace[], known: LivePlace[]): LivePlace[] {
  return held.flatMap((place) => {
    const same = known.find(({ type, key }) => type === place.type && key === place.key);
    return same ? { ...same, radiusKm: place.radiusKm } : (toLivePlace(place) ?? []);
  });
}
