import { expect, test } from 'vitest';
import { isSame } from './canonical.ts';
import { toWatched } from './watched.ts';

test('the same audience in another order, with the names Meta adds, is the same', () => {
  const one = toWatched('ad-set', {
    targeting: {
      geo_locations: { cities: [{ key: '2', radius: 25, distance_unit: 'kilometer' }, { key: '1' }] },
      publisher_platforms: ['facebook', 'instagram'],
      flexible_spec: [{ interests: [{ id: '7', name: 'Bread' }] }],
    },
  });
  const other = toWatched('ad-set', {
    targeting: {
      age_max: 65,
      age_min: 18,
      effective_publisher_platforms: ['facebook', 'instagram', 'messenger'],
      flexible_spec: [{ interests: [{ name: 'Brød', id: '7' }] }],
      geo_locations: {
        cities: [
          { key: '1', name: 'Bergen', country: 'NO' },
          { key: '2', name: 'Os', region: 'Vestland', radius: 25, distance_unit: 'kilometer' },
        ],
        location_types: ['home', 'recent'],
      },
      publisher_platforms: ['instagram', 'facebook'],
      excluded_geo_locations: {},
    },
  });
  const withoutNames = { ...other, places: { ...other['places'], names: {} } };
  expect(JSON.stringify(withoutNames)).toBe(JSON.stringify(one));
  expect(other['places']!['names']).toEqual({ 1: 'Bergen', 2: 'Os' });
});

test('a moment is the same in whatever time zone it is written', () => {
  const at = toWatched('ad-set', { end_time: '2026-12-24T18:00:00+0100' });
  expect(at).toEqual(toWatched('ad-set', { end_time: new Date('2026-12-24T17:00:00Z') }));
  expect(at['end']).toEqual({ end_time: '2026-12-24T17:00:00.000Z' });
});

test('a radius, a placement, an age and whom Meta may add are fields of their own', () => {
  const spec = { geo_locations: { cities: [{ key: '1', radius: 25 }] }, age_min: 18 };
  const before = toWatched('ad-set', { targeting: spec });
  const changes = {
    places: { geo_locations: { cities: [{ key: '1', radius: 30 }] } },
    placements: { facebook_positions: ['feed'] },
    people: { age_min: 25 },
    audience: { targeting_automation: { advantage_audience: 1 } },
  };
  for (const [field, change] of Object.entries(changes)) {
    const after = toWatched('ad-set', { targeting: { ...spec, ...change } });
    const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
    expect(changed).toEqual([field]);
  }
});

test('what is Meta’s way to say that there is none is none', () => {
  const said = { daily_budget: '0', spend_cap: '922337203685478', stop_time: '1970-01-01T01:00:00+0100' };
  expect(toWatched('campaign', said)).toEqual(toWatched('campaign', {}));
});

test('of an ad count its words, its picture, where it leads and what Meta may do to it by itself', () => {
  const story = { page_id: '1', link_data: { name: 'Bread', image_hash: 'h', link: 'https://b.example/' } };
  const { creative } = toWatched('ad', {
    creative: {
      id: '9',
      object_story_spec: story,
      image_url: 'https://picture.example/?signed=anew',
      degrees_of_freedom_spec: {
        creative_features_spec: {
          image_uncrop: { enroll_status: 'OPT_IN' },
          inline_comment: { enroll_status: 'OPT_OUT' },
          standard_enhancements: { enroll_status: 'OPT_IN' },
        },
      },
      contextual_multi_ads: { enroll_status: 'OPT_IN' },
      asset_feed_spec: { audios: [{ type: 'random' }] },
    },
  });
  expect(creative).toEqual({
    creative_id: '9',
    features: ['contextual_multi_ads', 'image_uncrop', 'music'],
    words: { headline: 'Bread', primaryText: '', description: '', callToAction: '' },
    picture: { imageHash: 'h' },
    destination: { pageId: '1', link: 'https://b.example/' },
  });
});
