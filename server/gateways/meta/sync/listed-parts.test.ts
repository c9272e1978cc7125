import { expect, test } from 'vitest';
import { PlacesReply, toListedPlaces } from './listed-places.ts';
import { FeedbackReply, IssuesReply, reviewWords } from './review-words.ts';

test('cities, regions and countries are told with what Meta says of them; other kinds are counted', () => {
  const targeting = {
    age_min: 18,
    geo_locations: {
      cities: [
        {
          key: '549499',
          name: 'Bergen',
          region: 'Vestland',
          country: 'NO',
          radius: 25,
          distance_unit: 'kilometer',
        },
        { key: '549500', name: 'Voss', country: 'NO', radius: 10, distance_unit: 'mile' },
      ],
      regions: [{ key: '3847', name: 'Oslo', country: 'NO' }],
      countries: ['SE'],
      zips: [{ key: 'NO:5003' }, { key: 'NO:5004' }],
      custom_locations: [{ latitude: 60.4, longitude: 5.3, radius: 5 }],
      country_groups: ['eea'],
      location_types: ['home', 'recent'],
    },
    excluded_geo_locations: { regions: [{ key: '1' }] },
  };
  const { places, otherPlaces } = toListedPlaces(PlacesReply.parse(targeting));
  expect(places).toEqual([
    { type: 'city', key: '549499', name: 'Bergen', region: 'Vestland', countryCode: 'NO', radiusKm: 25 },
    { type: 'city', key: '549500', name: 'Voss', region: null, countryCode: 'NO', radiusKm: 16 },
    { type: 'region', key: '3847', name: 'Oslo', region: null, countryCode: 'NO', radiusKm: null },
    { type: 'country', key: 'SE', name: null, region: null, countryCode: 'SE', radiusKm: null },
  ]);
  expect(otherPlaces).toBe(4);
});

test('an audience that is not described by places, or not as we know it, has none', () => {
  const none = { places: [], otherPlaces: 0 };
  for (const targeting of [
    undefined,
    {},
    { geo_locations: {} },
    'everybody',
    { geo_locations: { cities: 7 } },
  ])
    expect(toListedPlaces(PlacesReply.parse(targeting))).toEqual(none);
});

test('a refusal is told in the words of the review, else of what stops the ad', () => {
  const feedback = FeedbackReply.parse({
    global: { 'Personal health': 'No before and after.' },
    placement_specific: 3,
  });
  const issues = IssuesReply.parse([
    { level: 'AD', error_summary: 'Not approved', error_message: 'Edit the ad.', error_type: 'HARD_ERROR' },
    { error_summary: 'Small', error_message: 'Never mind.', error_type: 'SOFT_ERROR' },
  ]);
  expect(reviewWords(feedback, issues)).toBe('Personal health: No before and after.');
  expect(reviewWords(undefined, issues)).toBe('Edit the ad.');
  expect(reviewWords(undefined, undefined)).toBeNull();
  expect(reviewWords(FeedbackReply.parse('soon'), IssuesReply.parse({}))).toBeNull();
});
