import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TreePlan } from '../publishing/tree.ts';

const { sandbox, practice, meta, token, account } = await openMetaGateway();
const later = () => new Date(Date.now() + 5_000);

let plan: Omit<TreePlan, 'marker'>;

beforeAll(async () => {
  plan = {
    name: 'Bathrooms',
    objective: 'traffic',
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: { locations: [{ type: 'country', key: 'NO' }], ageMin: 18, ageMax: 65, genders: 'all' },
    page: { id: (await meta.listPages(token))[0]!.id },
    websiteUrl: 'https://example.com/',
    ads: [],
  };
});
beforeEach(async () => {
  await practice.behave();
  await practice.turn({ labels_by_name: 'one-each', late_in_lists_seconds: 0 });
});
afterAll(() => sandbox.close());

test('what was never begun is known not to have begun, however often it is asked', async () => {
  const search = { label: 'never~1', begunBefore: new Date(Date.now() - 1_000) };
  expect(await meta.mayHaveBegun(account, search)).toBe(false);
  expect(await meta.mayHaveBegun(account, search)).toBe(false);
});

test('what has begun is known to have begun, even while no list shows it', async () => {
  await practice.turn({ late_in_lists_seconds: 40 });
  const since = new Date();
  await meta.makeTree(account, { ...plan, marker: 'begun~1' });
  expect(await meta.findTrees(account, { marker: 'begun', since })).toEqual([]);
  expect(await meta.mayHaveBegun(account, { label: 'begun~1', begunBefore: later() })).toBe(true);
});

test('where labels are not one each, nobody claims to know', async () => {
  await practice.turn({ labels_by_name: 'new-each-time' });
  const search = { label: 'unknowable~1', begunBefore: new Date(Date.now() - 1_000) };
  expect(await meta.mayHaveBegun(account, search)).toBe(true);
});

test('a tree is found by its marker whichever try made it, and by no marker that only begins alike', async () => {
  const since = new Date();
  await meta.makeTree(account, { ...plan, marker: 'tried~2' });
  expect(await meta.findTrees(account, { marker: 'tried', since })).toHaveLength(1);
  expect(await meta.findTrees(account, { marker: 'trie', since })).toEqual([]);
});

test('what lists do not show yet is read back by its id', async () => {
  await practice.turn({ late_in_lists_seconds: 40 });
  const { campaignId, adSetId } = await meta.makeTree(account, { ...plan, marker: 'late~1' });
  const held = await meta.readTree(account, { campaignId: campaignId!, adSetId: adSetId!, adIds: [] });
  expect(held!.adSets.map(({ id }) => id)).toEqual([adSetId]);

  await practice.edit(adSetId!, { status: 'DELETED' });
  const after = await meta.readTree(account, { campaignId: campaignId!, adSetId: adSetId!, adIds: [] });
  expect(after!.adSets).toEqual([]);

  await meta.deleteCampaign(account, campaignId!);
  expect(await meta.readTree(account, { campaignId: campaignId! })).toBeUndefined();
  expect(await meta.isGone(account, campaignId!)).toBe(true);
  expect(await meta.isGone(account, '1')).toBe(true);
  await meta.deleteCampaign(account, campaignId!);
});
