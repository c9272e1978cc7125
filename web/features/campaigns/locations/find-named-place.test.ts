import { readLegacyLocations } from '#contract/campaigns/legacy-locations.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { expect, test } from 'vitest';
import { findNamedPlace } from './find-named-place.ts';

const place = (given: Partial<Location>): Location => ({
  type: 'city',
  key: '100',
  name: 'Bergen',
  region: 'Vestland',
  countryCode: 'NO',
  countryName: 'Norway',
  radiusKm: 25,
  ...given,
});
const [bergen] = readLegacyLocations('bergen (30km)');

test('a name becomes the town of that name in its country, with the circle that was drawn round it', () => {
  const known = [
    place({ key: '1', name: 'Bergen op Zoom', countryCode: 'NL' }),
    place({ key: '2', countryCode: 'DE' }),
    place({ key: '3', type: 'region', radiusKm: null }),
    place({ key: '4' }),
    place({ key: '5', region: 'Elsewhere' }),
  ];
  expect(findNamedPlace(bergen!, known)).toEqual(place({ key: '4', radiusKm: 30 }));
});

test('a name that no town of its country has stays a name', () => {
  expect(findNamedPlace(bergen!, [])).toBeUndefined();
  expect(findNamedPlace(bergen!, [place({ name: 'Bergenshus' })])).toBeUndefined();
  expect(findNamedPlace(bergen!, [place({ countryCode: 'DE' })])).toBeUndefined();
});
