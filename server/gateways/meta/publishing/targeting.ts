import { z } from 'zod';
import type { Targeting, TargetLocation } from './tree.ts';

/** What Meta takes as the radius around a city. */
const smallestRadiusKm = 17;
const largestRadiusKm = 80;
const kmPerMile = 1.609344;

const genders = { all: undefined, men: [1], women: [2] };

/** The radius Meta is sent for the one a person chose. */
export function sentRadiusKm(radiusKm: number): number {
  return Math.min(largestRadiusKm, Math.max(smallestRadiusKm, Math.round(radiusKm)));
}

/** Only Facebook and Instagram, and only the people described: Meta may not widen the audience by itself. */
export function targetingParams({ locations, ageMin, ageMax, genders: gender }: Targeting) {
  const cities = keysOf(locations, 'city').map(({ key, radiusKm }) =>
    radiusKm ? { key, radius: sentRadiusKm(radiusKm), distance_unit: 'kilometer' } : { key },
  );
  const regions = keysOf(locations, 'region').map(({ key }) => ({ key }));
  const countries = keysOf(locations, 'country').map(({ key }) => key);
  return {
    geo_locations: {
      ...(cities.length > 0 && { cities }),
      ...(regions.length > 0 && { regions }),
      ...(countries.length > 0 && { countries }),
    },
    age_min: ageMin,
    age_max: Math.min(65, ageMax),
    genders: genders[gender],
    publisher_platforms: ['facebook', 'instagram'],
    targeting_automation: { advantage_audience: 0 },
  };
}

function keysOf(locations: TargetLocation[], type: TargetLocation['type']): TargetLocation[] {
  return locations.filter((location) => location.type === type);
}

const Key = z.coerce.string();

/** Meta adds names and defaults when it reads back; we keep what a person chose. */
export const TargetingReply = z.object({
  geo_locations: z
    .object({
      cities: z
        .array(z.object({ key: Key, radius: z.number().optional(), distance_unit: z.string().optional() }))
        .default([]),
      regions: z.array(z.object({ key: Key })).default([]),
      countries: z.array(z.string()).default([]),
    })
    .default({ cities: [], regions: [], countries: [] }),
  age_min: z.number().default(18),
  age_max: z.number().default(65),
  genders: z.array(z.number()).default([]),
});

export function toTargeting(reply: z.infer<typeof TargetingReply>): Targeting {
  const { cities, regions, countries } = reply.geo_locations;
  return {
    locations: [
      ...cities.map((city) => ({ type: 'city' as const, key: city.key, radiusKm: radiusOf(city) })),
      ...regions.map(({ key }) => ({ type: 'region' as const, key })),
      ...countries.map((key) => ({ type: 'country' as const, key })),
    ],
    ageMin: reply.age_min,
    ageMax: reply.age_max,
    genders: genderOf(reply.genders),
  };
}

/** In whole kilometres, whatever it was given in. */
export function radiusOf({
  radius,
  distance_unit: unit,
}: {
  radius?: number | undefined;
  distance_unit?: string | undefined;
}) {
  return unit === 'mile' && radius ? Math.round(radius * kmPerMile) : radius;
}

function genderOf(codes: number[]): Targeting['genders'] {
  if (codes.length !== 1) return 'all';
  if (codes[0] === 1) return 'men';
  return codes[0] === 2 ? 'women' : 'all';
}
