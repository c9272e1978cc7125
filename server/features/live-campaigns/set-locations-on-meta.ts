import { isRegulated } from '#contract/campaigns/regulations.ts';
import type { LivePlace } from '#contract/live/live-campaigns.ts';
import type { HeldTargeting } from '#server/gateways/meta/steering/held-targeting.ts';
import type { ListedPlace } from '#server/gateways/meta/sync/listed-places.ts';
import type { Ending, Errand } from './change-errand.ts';
import { changedSinceProblem, goneProblem, notTakenProblem } from './change-problem.ts';
import { getChange } from './change-queries.ts';
import { sendChange } from './change-sending.ts';
import { updateLiveAdSet } from './live-row-queries.ts';
import { areSamePlaces, toLocation } from './place-rules.ts';
import { toLivePlace } from './sync/read-listings.ts';

/** Changes the places of an ad set at Meta; whom else it is shown to stays as it is. */
export async function setLocationsOnMeta(errand: Errand<'locations'>): Promise<Ending> {
  const { house, account, matter, change, save } = errand;
  const { facebookAdSetId, from, to } = matter;
  const held = await house.meta.readTargeting(account, facebookAdSetId);
  if (!held) return gone(errand);
  const before = await heldBefore(errand);
  const wanted = before?.places ?? to;
  if (areSamePlaces(wanted, held.places)) return kept(errand, held);
  if (change.undoes && !areSamePlaces(from, held.places))
    return { keep: kept(errand, held).keep, problem: changedSinceProblem() };
  await save({ matter: { ...matter, from: named(held.places, from) } });
  const locations = wanted.map(toLocation);
  const transparency = to.some(isRegulated) ? matter.transparency : undefined;
  await sendChange(errand, {
    progress: held,
    send: () => house.meta.setPlaces(account, facebookAdSetId, { held, locations, before, transparency }),
  });
  const after = await house.meta.readTargeting(account, facebookAdSetId);
  if (!after) return gone(errand);
  const end = kept(errand, after);
  if (areSamePlaces(wanted, after.places)) return end;
  return { keep: end.keep, problem: notTakenProblem('other-places') };
}

/** What the change that is taken back had found there. */
async function heldBefore({
  house,
  workspaceId,
  change,
}: Errand<'locations'>): Promise<HeldTargeting | undefined> {
  if (!change.undoes) return undefined;
  const { progress } = await getChange(house.db, workspaceId, change.undoes);
  // A change of places keeps nothing else there.
  return (progress as HeldTargeting | null) ?? undefined;
}

function kept(
  { house, workspaceId, matter }: Errand<'locations'>,
  held: HeldTargeting,
): Required<Pick<Ending, 'matter' | 'keep'>> {
  const places = named(held.places, [...matter.to, ...matter.from]);
  const { facebookAdSetId } = matter;
  return {
    matter: { ...matter, to: places },
    keep: (tx) =>
      updateLiveAdSet(tx, workspaceId, { facebookAdSetId, places, changedHereAt: new Date(house.now()) }),
  };
}

function gone({ house, workspaceId, matter: { facebookAdSetId } }: Errand<'locations'>): Ending {
  const goneAt = new Date(house.now());
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
