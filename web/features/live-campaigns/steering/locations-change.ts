import { type Location, radiusLimitsKm } from '#contract/campaigns/locations.ts';
import type { LivePlace } from '#contract/live/live-campaign.ts';

/** The places as they can be asked for: around a city whole kilometres within our bounds, around others nothing. */
export function placesToAsk(places: readonly LivePlace[]): Location[] {
  const { least, most } = radiusLimitsKm;
  return places.map((place) => ({
    ...place,
    radiusKm:
      place.type === 'city' && place.radiusKm !== null
        ? Math.min(most, Math.max(least, Math.round(place.radiusKm)))
        : null,
  }));
}

/** Whether these are other places than before, or farther around. Their order says nothing. */
export function isOtherPlaces(now: readonly LivePlace[], before: readonly LivePlace[]): boolean {
  const marks = new Set(before.map(markOf));
  return now.length !== before.length || now.some((place) => !marks.has(markOf(place)));
}

/** Places whose radius at Meta nobody here can choose, and which one they get once something is changed. The others keep theirs to the metre. */
export function movedRadii(
  places: readonly LivePlace[],
  held: readonly LivePlace[],
): { name: string; fromKm: number; toKm: number }[] {
  const marks = new Set(held.map(markOf));
  return placesToAsk(places).flatMap(({ name, radiusKm }, at) => {
    const place = places[at]!;
    const { radiusKm: fromKm } = place;
    if (fromKm === null || radiusKm === null || fromKm === radiusKm || !marks.has(markOf(place))) return [];
    return [{ name, fromKm, toKm: Math.max(radiusLimitsKm.leastAtMeta, radiusKm) }];
  });
}

function markOf({ type, key, radiusKm }: LivePlace): string {
  return `${type} ${key} ${type === 'city' ? radiusKm : ''}`;
}
