import { at, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import { openKept } from '#sandbox/memory/kept.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { peopleIn, peopleInCity, peopleInRegion } from './populations.ts';

const audiences = openKept<string, number>(5_000);

/** About how many people a targeting spec, as JSON, can reach. Never fewer than a thousand. */
export function audienceOf(targeting: string): number {
  return audiences(targeting, () => Math.max(1_000, Math.round(estimate(parsed(targeting)))));
}

function estimate(targeting: unknown): number {
  const online = livingIn(at(targeting, 'geo_locations')) * 0.62;
  const placed = online * (listOf(at(targeting, 'publisher_platforms')).length === 1 ? 0.6 : 1);
  // With Advantage audience, age, gender and interests are suggestions.
  if (numberOf(at(targeting, 'targeting_automation.advantage_audience')) === 1) return placed;
  const youngest = numberOf(at(targeting, 'age_min')) ?? 18;
  const oldest = numberOf(at(targeting, 'age_max')) ?? 65;
  const age = Math.min(1, Math.max(0.02, (oldest - youngest + 1) / 48));
  const gender = listOf(at(targeting, 'genders')).length === 1 ? 0.5 : 1;
  const interests = listOf(at(targeting, 'flexible_spec')).length > 0 ? 0.25 : 1;
  const customers = listOf(at(targeting, 'custom_audiences')).length > 0 ? 0.05 : 1;
  return placed * age * gender * interests * customers;
}

function livingIn(places: unknown): number {
  const each = (kind: string) => listOf(at(places, kind)).map(mapOf);
  const keyOf = (place: Record<string, unknown>) => textOf(place['key']);
  const radius = (place: Record<string, unknown>) =>
    (numberOf(place['radius']) ?? 0) * (place['distance_unit'] === 'mile' ? 1.6 : 1);
  const counts = [
    ...listOf(at(places, 'countries')).map((code) => peopleIn(textOf(code))),
    ...listOf(at(places, 'country_groups')).map(() => 300_000_000),
    ...each('regions').map((place) => peopleInRegion(keyOf(place))),
    ...each('cities').map((place) => peopleInCity(keyOf(place)) * (1 + radius(place) / 25)),
    ...each('zips').map(() => 6_000),
    ...each('custom_locations').map((place) => 2_500 * Math.max(1, radius(place)) ** 1.3),
  ];
  return counts.length === 0 ? 3_000_000 : counts.reduce((sum, count) => sum + count, 0);
}
