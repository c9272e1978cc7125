import { z } from 'zod';
import { radiusOf } from '../publishing/targeting.ts';

/** A place that an ad set is shown in. What Meta does not tell of it is null. */
export interface ListedPlace {
  type: 'city' | 'region' | 'country';
  key: string;
  name: string | null;
  region: string | null;
  countryCode: string | null;
  radiusKm: number | null;
}

export interface ListedPlaces {
  places: ListedPlace[];
  /** Places of other kinds: post codes, points on the map, groups of countries … */
  otherPlaces: number;
}

const Place = z.object({
  key: z.coerce.string(),
  name: z.string().optional().catch(undefined),
  region: z.string().optional().catch(undefined),
  country: z.string().optional().catch(undefined),
  radius: z.number().optional().catch(undefined),
  distance_unit: z.string().optional().catch(undefined),
});
type Place = z.infer<typeof Place>;

/** Only what is read here has a shape: an ad set that somebody made elsewhere may hold anything. */
export const PlacesReply = z
  .object({
    geo_locations: z
      .looseObject({
        cities: z.array(Place).default([]),
        regions: z.array(Place).default([]),
        countries: z.array(z.string()).default([]),
      })
      .optional(),
  })
  .optional()
  .catch(undefined);

/** How Meta says where people must have been; no place itself. */
const howPeopleAreThere = 'location_types';

export function toListedPlaces(reply: z.infer<typeof PlacesReply>): ListedPlaces {
  const { cities = [], regions = [], countries = [], ...others } = reply?.geo_locations ?? {};
  return {
    places: [
      ...cities.map((city) => toPlace('city', city)),
      ...regions.map((region) => toPlace('region', region)),
      ...countries.map((key) => toPlace('country', { key, country: key })),
    ],
    otherPlaces: Object.entries(others).reduce(
      (count, [kind, list]) =>
        kind !== howPeopleAreThere && Array.isArray(list) ? count + list.length : count,
      0,
    ),
  };
}

function toPlace(type: ListedPlace['type'], { key, name, region, country, ...around }: Place): ListedPlace {
  return {
    type,
    key,
    name: name ?? null,
    region: region ?? null,
    countryCode: country ?? null,
    radiusKm: radiusOf(around) ?? null,
  };
}
