import { expect, test } from 'vitest';
import { TargetingSpec, toHeldTargeting, withPlaces } from './held-targeting.ts';

const held = toHeldTargeting(
  TargetingSpec.parse({
    age_min: 30,
    genders: [2],
    geo_locations: {
      cities: [{ key: 2_421_836, radius: 12, distance_unit: 'mile', name: 'Bergen', country: 'NO' }],
      regions: [{ key: '3843', name: 'Vestland', country: 'NO' }],
      zips: [{ key: 'NO:5003' }],
      location_types: ['home', 'recent'],
    },
    excluded_geo_locations: { countries: ['SE'] },
    targeting_automation: { advantage_audience: 1 },
    effective_publisher_platforms: ['facebook'],
  }),
);

test('only cities, regions and countries are replaced; what Meta adds when it is read is not sent back', () => {
  expect(withPlaces({ held, locations: [{ type: 'country', key: 'DK' }] })).toEqual({
    age_min: 30,
    genders: [2],
    geo_locations: {
      zips: [{ key: 'NO:5003' }],
      location_types: ['home', 'recent'],
      countries: ['DK'],
    },
    excluded_geo_locations: { countries: ['SE'] },
    targeting_automation: { advantage_audience: 1 },
  });
});

test('a city that stays keeps its radius in its own unit, a new one gets at least 17 kilometres', () => {
  const locations = [
    { type: 'city' as const, key: '2421836', radiusKm: 19 },
    { type: 'city' as const, key: '7', radiusKm: 10 },
    { type: 'city' as const, key: '8' },
  ];
  expect(withPlaces({ held, locations })).toMatchObject({
    geo_locations: {
      cities: [
        { key: '2421836', radius: 12, distance_unit: 'mile' },
        { key: '7', radius: 17, distance_unit: 'kilometer' },
        { key: '8' },
      ],
    },
  });
});

test('a city that comes back gets the radius it had', () => {
  const now = toHeldTargeting({ geo_locations: { countries: ['DK'] } });
  const locations = [{ type: 'city' as const, key: '2421836', radiusKm: 19 }];
  expect(withPlaces({ held: now, locations, before: held })).toEqual({
    geo_locations: { cities: [{ key: '2421836', radius: 12, distance_unit: 'mile' }] },
    targeting_automation: { advantage_audience: 0 },
  });
});
