import { z } from 'zod';
import { type ListedPlaces, PlacesReply, toListedPlaces } from '../sync/listed-places.ts';
import { radiusOf, sentRadiusKm } from '../publishing/targeting.ts';
import type { TargetLocation } from '../publishing/tree.ts';

/** Whom an ad set is shown to: all Meta says of it, and the places in it that can be changed. */
export interface HeldTargeting extends ListedPlaces {
  spec: z.infer<typeof TargetingSpec>;
}

const Entry = z.looseObject({
  key: z.coerce.string(),
  radius: z.number().optional(),
  distance_unit: z.string().optional(),
});
type Entry = z.infer<typeof Entry>;

export const TargetingSpec = z.looseObject({
  geo_locations: z
    .looseObject({
      cities: z.array(Entry).optional(),
      regions: z.array(Entry).optional(),
      countries: z.array(z.string()).optional(),
    })
    .optional(),
});

export function toHeldTargeting(spec: z.infer<typeof TargetingSpec>): HeldTargeting {
  return { spec, ...toListedPlaces(PlacesReply.parse(spec)) };
}

interface Input {
  held: HeldTargeting;
  locations: TargetLocation[];
  /** What was held once: a place that comes back gets the radius it had, in its own unit. */
  before?: HeldTargeting | undefined;
}

/** Meta replaces the whole spec, so all of it is sent; what Meta only adds when it is read is left out. */
export function withPlaces({ held, locations, before }: Input): object {
  const { geo_locations: geo = {}, ...others } = held.spec;
  const { cities: _cities, regions: _regions, countries: _countries, ...elsewhere } = geo;
  const known = [...(geo.cities ?? []), ...(before?.spec.geo_locations?.cities ?? [])];
  const keys = (type: TargetLocation['type']) =>
    locations.filter((location) => location.type === type).map(({ key }) => key);
  const cities = locations.filter(({ type }) => type === 'city').map((city) => toCity(city, known));
  const regions = keys('region').map((key) => ({ key }));
  const countries = keys('country');
  return {
    // Since v23 this must be said; what was made before never widened the audience.
    targeting_automation: { advantage_audience: 0 },
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('effective_'))),
    geo_locations: {
      ...elsewhere,
      ...(cities.length > 0 && { cities }),
      ...(regions.length > 0 && { regions }),
      ...(countries.length > 0 && { countries }),
    },
  };
}

function toCity({ key, radiusKm }: TargetLocation, known: Entry[]): object {
  const same = known.find((city) => city.key === key && radiusOf(city) === radiusKm);
  if (same?.radius) return { key, radius: same.radius, distance_unit: same.distance_unit ?? 'kilometer' };
  return radiusKm ? { key, radius: sentRadiusKm(radiusKm), distance_unit: 'kilometer' } : { key };
}
