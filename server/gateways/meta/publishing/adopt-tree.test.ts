import { expect, test } from 'vitest';
import { adoptTree } from './adopt-tree.ts';
import type { FoundTree } from './tree.ts';

const planned = [{ name: 'Ad 1' }, { name: 'Ad 2' }];

function tree(
  campaignId: string,
  adSetIds: string[],
  ads: [id: string, name: string, adSetId: string][] = [],
): FoundTree {
  return {
    campaignId,
    adSets: adSetIds.map((id) => ({ id, name: 'Bathrooms' })),
    ads: ads.map(([id, name, adSetId]) => ({ id, name, adSetId, creativeId: `c${id}` })),
  };
}

test('where nothing is found, nothing is made', () => {
  expect(adoptTree(planned, [])).toEqual({
    made: { creativeIds: [null, null], adIds: [null, null] },
    spareIds: [],
  });
});

test('each ad found goes to the place of the ad it was made for', () => {
  expect(adoptTree(planned, [tree('1', ['2'], [['6', 'Ad 2', '2']])])).toEqual({
    made: { campaignId: '1', adSetId: '2', creativeIds: [null, 'c6'], adIds: [null, '6'] },
    spareIds: [],
  });
});

test('of two campaigns the fuller one stays, and of two equal ones the older', () => {
  expect(adoptTree(planned, [tree('1', []), tree('11', ['12'])])).toMatchObject({
    made: { campaignId: '11', adSetId: '12' },
    spareIds: ['1'],
  });
  expect(adoptTree(planned, [tree('1', []), tree('11', [])])).toMatchObject({
    made: { campaignId: '1' },
    spareIds: ['11'],
  });
});

test('an ad set made twice goes with all it holds, and an ad made twice goes by itself', () => {
  const found = tree(
    '1',
    ['2', '3'],
    [
      ['5', 'Ad 1', '3'],
      ['6', 'Ad 2', '3'],
      ['7', 'Ad 2', '3'],
      ['8', 'Ad 1', '2'],
    ],
  );
  expect(adoptTree(planned, [found])).toEqual({
    made: { campaignId: '1', adSetId: '3', creativeIds: ['c5', 'c6'], adIds: ['5', '6'] },
    spareIds: ['2', '7'],
  });
});
