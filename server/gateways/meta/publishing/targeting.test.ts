import { expect, test } from 'vitest';
import { TargetingReply, sentRadiusKm, targetingParams, toTargeting } from './targeting.ts';
import type { Targeting } from './tree.ts';

const bergen: Targeting = {
  locations: [
    { type: 'city', key: '549499', radiusKm: 10 },
    { type: 'region', key: '3847' },
    { type: 'country', key: 'NO' },
  ],
  ageMin: 25,
  ageMax: 70,
  genders: 'men',
};

test('people and places are described in Meta’s words, without leave to look further', () => {
  expect(targetingParams(bergen)).toEqual({
    geo_locations: {
      cities: [{ key: '549499', radius: 17, distance_unit: 'kilometer' }],
      regions: [{ key: '3847' }],
      countries: ['NO'],
    },
    age_min: 25,
    age_max: 65,
    genders: [1],
    publisher_platforms: ['facebook', 'instagram'],
    targeting_automation: { advantage_audience: 0 },
  });
});

test('a city without a radius is the city alone, and everybody is no gender at all', () => {
  const params = targetingParams({ ...bergen, locations: [{ type: 'city', key: '1' }], genders: 'all' });
  expect(params.geo_locations).toEqual({ cities: [{ key: '1' }] });
  expect(params.genders).toBeUndefined();
});

test('a radius stays within what Meta takes', () => {
  expect([10, 16, 17, 42, 80, 81].map(sentRadiusKm)).toEqual([17, 17, 17, 42, 80, 80]);
});

test('what Meta reads back is understood, with all it adds', () => {
  const reply = TargetingReply.parse({
    geo_locations: {
      cities: [{ key: '549499', name: 'Bergen', country: 'NO', radius: 17, distance_unit: 'kilometer' }],
      countries: ['NO'],
      location_types: ['home', 'recent'],
    },
    age_min: 25,
    age_max: 65,
    brand_safety_content_filter_levels: ['FACEBOOK_STANDARD'],
  });
  expect(toTargeting(reply)).toEqual({
    locations: [
      { type: 'city', key: '549499', radiusKm: 17 },
      { type: 'country', key: 'NO' },
    ],
    ageMin: 25,
    ageMax: 65,
    genders: 'all',
  });
});
