import type { HeldTree } from '#server/gateways/meta/publishing/tree.ts';
import { expect, test } from 'vitest';
import { placesOf } from '#server/gateways/meta/publishing/read-placement-feed.ts';
import { differences } from './rules.ts';

const words = {
  name: 'Winter · Ad 1',
  headline: 'Warm all winter',
  primaryText: 'We start on Monday.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};
const targeting = { locations: [], ageMin: 25, ageMax: 60, genders: 'all' as const };
const approved = {
  name: 'Winter',
  objective: 'traffic' as const,
  specialAdCategories: [],
  dailyBudgetMinor: 15_000,
  targeting,
  page: { id: 'p1' },
  ads: [{ ...words, video: { id: 'v1', thumbnailUrl: 'https://stills.example/v1.jpg' } }],
};

function held(change: Partial<HeldTree['ads'][number]>, endsAt: Date | null = null): HeldTree {
  const paused = { status: 'PAUSED', effectiveStatus: 'PAUSED' };
  const shown = {
    imageHash: null,
    pictures: null,
    videoId: 'v1',
    hasThumbnail: true,
    link: '',
    leadFormId: null,
  };
  const identity = { pageId: 'p1', instagramId: null, adSetId: 's1', enhancements: [] };
  return {
    campaign: { ...paused, id: 'c1', name: 'Winter', objective: 'OUTCOME_TRAFFIC', specialAdCategories: [] },
    adSets: [
      {
        ...paused,
        id: 's1',
        name: 'Winter',
        dailyBudgetMinor: 15_000,
        endsAt,
        goal: 'LANDING_PAGE_VIEWS',
        targeting,
        pageId: null,
        pixelId: null,
        datasetId: null,
        beneficiary: null,
        payer: null,
      },
    ],
    ads: [{ ...paused, ...words, ...shown, ...identity, id: 'a1', ...change }],
  };
}

test('an ad with its video, its words and a still is what was approved', () => {
  expect(differences(approved, held({}))).toEqual([]);
});

test.each([
  ['another video', { videoId: 'v2' }, 'video'],
  ['a picture in place of the video', { videoId: null, imageHash: 'x' }, 'video'],
  ['no still', { hasThumbnail: false }, 'still'],
  ['another title', { headline: 'Cold' }, 'headline'],
  ['another text', { primaryText: 'Cold' }, 'text'],
  ['another button', { callToAction: 'SHOP_NOW' }, 'button'],
  ['a cut of Meta’s own', { enhancements: ['video_auto_crop'] }, 'enhancements'],
])('%s is not', (_, change, what) => {
  expect(differences(approved, held(change))).toEqual([{ what, ad: 'Winter · Ad 1' }]);
});

const pictures = { '1x1': 'square', '4x5': 'tall', '9x16': 'story' };
const byPlace = { ...approved, ads: [{ ...words, pictures }] };
const places = placesOf(pictures);

test.each<[string, Partial<HeldTree['ads'][number]>, string[]]>([
  ['its picture in each place', { pictures: places, imageHash: 'square' }, []],
  ['its pictures in other places', { pictures: { ...places, 'facebook feed': 'story' } }, ['picture']],
  ['a place more', { pictures: { ...places, 'facebook marketplace': 'story' } }, ['picture']],
  ['the square alone', { imageHash: 'square' }, ['picture']],
  ['another text', { pictures: places, primaryText: 'Cold' }, ['text']],
])('an ad with a picture for each place that shows %s', (_, change, differs) => {
  const found = differences(byPlace, held({ videoId: null, hasThumbnail: false, ...change }));
  expect(found.map(({ what }) => what)).toEqual(differs);
});

test('an ad with one picture that has come to show another in a place does not show what was approved', () => {
  const one = { ...approved, ads: [{ ...words, imageHash: 'square' }] };
  const shown = { videoId: null, imageHash: 'square', pictures: places };
  expect(differences(one, held(shown))).toEqual([{ what: 'picture', ad: 'Winter · Ad 1' }]);
});

test('a last day that was not asked for is not, nor is one that is missing', () => {
  const endsAt = '2026-12-14T23:00:00.000Z';
  const differs = [{ what: 'end', ad: '' }];
  expect(differences({ ...approved, endsAt }, held({}, new Date(endsAt)))).toEqual([]);
  expect(differences({ ...approved, endsAt }, held({}))).toEqual(differs);
  expect(differences(approved, held({}, new Date(endsAt)))).toEqual(differs);
});
