import { afterAll, expect, test } from 'vitest';

import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { berlin, newAdSet, newCampaign, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const read = (id: unknown, fields: string) => graph.get(textOf(id), { fields });

test('a campaign is copied alone, paused, under a name that says so', async () => {
  const { campaign } = await plantTree(practice, 'ACTIVE');
  const { copied_campaign_id: copy, ad_object_ids: objects } = await graph.post(`${campaign}/copies`);
  expect(objects).toEqual([{ ad_object_type: 'campaign', source_id: campaign, copied_id: copy }]);
  expect(await read(copy, 'name,status,objective,source_campaign_id')).toEqual({
    name: 'Heat pumps - Copy',
    status: 'PAUSED',
    objective: 'OUTCOME_LEADS',
    source_campaign_id: campaign,
    id: copy,
  });
  expect(rowsOf(await graph.get(`${textOf(copy)}/adsets`))).toEqual([]);
  expect(rowsOf(await graph.get(`${campaign}/copies`, { fields: 'id' }))).toEqual([{ id: copy }]);
});

test('a deep copy brings the whole tree, whose ads are reviewed anew', async () => {
  const tree = await plantTree(practice, 'ACTIVE');
  await practice.advance(1);
  const answer = await graph.post(`${tree.campaign}/copies`, {
    deep_copy: true,
    status_option: 'INHERITED_FROM_SOURCE',
    rename_options: { rename_strategy: 'DEEP_RENAME', rename_suffix: ' (spring)' },
  });
  const objects = listOf(answer['ad_object_ids']);
  expect(objects.map((each) => at(each, 'ad_object_type'))).toEqual(['campaign', 'ad_set', 'ad']);
  expect(objects.map((each) => at(each, 'source_id'))).toEqual([tree.campaign, tree.adSet, tree.ad]);
  const ad = at(objects[2], 'copied_id');
  expect(
    await read(ad, 'name,campaign_id,adset_id,creative,status,effective_status,source_ad_id'),
  ).toMatchObject({
    name: 'Ad (spring)',
    campaign_id: answer['copied_campaign_id'],
    adset_id: at(objects[1], 'copied_id'),
    creative: { id: tree.creative },
    status: 'ACTIVE',
    effective_status: 'PENDING_REVIEW',
    source_ad_id: tree.ad,
  });
});

test('only the top is renamed unless asked, or nothing at all', async () => {
  const { campaign } = await plantTree(practice);
  const names = async (strategy: string) => {
    const rename_options = { rename_strategy: strategy, rename_prefix: 'New ' };
    const answer = await graph.post(`${campaign}/copies`, { deep_copy: true, rename_options });
    const ids = listOf(answer['ad_object_ids']).map((each) => at(each, 'copied_id'));
    return Promise.all(ids.map(async (id) => (await read(id, 'name'))['name']));
  };
  expect(await names('ONLY_TOP_LEVEL_RENAME')).toEqual(['New Heat pumps', 'Bergen', 'Ad']);
  expect(await names('NO_RENAME')).toEqual(['Heat pumps', 'Bergen', 'Ad']);
});

test('three children are too many while somebody waits', async () => {
  const { campaign, adSet, creative } = await plantTree(practice);
  await graph.post(`${nok}/ads`, {
    name: 'Second',
    adset_id: adSet,
    creative: { creative_id: creative },
    status: 'PAUSED',
  });
  expect(verdict(await graph.post(`${campaign}/copies`, { deep_copy: true }))).toBe('100/1885194');
  expect(verdict(await graph.post(`${campaign}/copies`))).toBe('ok');
});

test('an ad set can go into another campaign, with other times', async () => {
  const { adSet } = await plantTree(practice);
  const { id: campaign } = await graph.post(`${nok}/campaigns`, newCampaign);
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
  const body = {
    campaign_id: campaign,
    start_time: tomorrow,
    end_time: tomorrow + 3 * 86_400,
    status_option: 'ACTIVE',
  };
  const { copied_adset_id: copy } = await graph.post(`${adSet}/copies`, body);
  const shown = await read(copy, 'campaign_id,status,start_time,end_time,source_adset_id,daily_budget');
  expect(shown).toMatchObject({
    campaign_id: campaign,
    status: 'ACTIVE',
    source_adset_id: adSet,
    daily_budget: '10000',
  });
  expect(Date.parse(textOf(shown['end_time'])) - Date.parse(textOf(shown['start_time']))).toBe(
    3 * 86_400_000,
  );
});

test('an ad moves to another ad set by being copied there', async () => {
  const [here, there] = [await plantTree(practice), await plantTree(practice)];
  const { copied_ad_id: copy } = await graph.post(`${here.ad}/copies`, { adset_id: there.adSet });
  expect(await read(copy, 'adset_id,creative')).toMatchObject({
    adset_id: there.adSet,
    creative: { id: here.creative },
  });
});

test('a copy that would reach Germany must say who pays, like anything new', async () => {
  const { campaign } = await plantTree(practice);
  const targeting = {
    geo_locations: { cities: [{ key: berlin }] },
    targeting_automation: { advantage_audience: 0 },
  };
  const dsa = { dsa_payor: 'Ror AS', dsa_beneficiary: 'Ror AS' };
  const { id } = await graph.post(`${nok}/adsets`, { ...newAdSet(campaign), targeting, ...dsa });
  expect(verdict(await graph.post(`${textOf(id)}/copies`))).toBe('ok');
  await practice.edit(textOf(id), { dsa_payor: null, dsa_beneficiary: null });
  expect(verdict(await graph.post(`${textOf(id)}/copies`))).toBe('100/3858079 dsa_payor');
});

test.each<[string, Fields, string]>([
  ['an unknown status', { status_option: 'DELETED' }, '100'],
  ['an unknown strategy', { rename_options: { rename_strategy: 'LOUD' } }, '100'],
  ['an end in the past', { end_time: 1_000_000_000, deep_copy: true }, '100/1487033 end_time'],
])('a copy with %s is refused, and nothing is left behind', async (_case, body, expected) => {
  const { campaign } = await plantTree(practice);
  expect(verdict(await graph.post(`${campaign}/copies`, body))).toBe(expected);
  expect(rowsOf(await graph.get(`${campaign}/copies`))).toEqual([]);
});

test('what is deleted cannot be copied', async () => {
  const { campaign } = await plantTree(practice);
  await graph.remove(campaign);
  expect(verdict(await graph.post(`${campaign}/copies`))).toBe('100/1487566');
});
