import { afterAll, expect, test } from 'vitest';

import { at, textOf } from '#sandbox/json.ts';
import { newAdSet, newCampaign, newCreative, plantTree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

const practice = await openPractice();
const { graph } = practice;
afterAll(() => practice.close());

const tree = await plantTree(practice);
const { campaign_id: _campaign, ...adSetSpec } = newAdSet('');
const counts = 'is_completed,total_count,initial_count,in_progress_count,success_count,error_count';

test('ads that nobody waits for are made with the ad set and the campaign they need', async () => {
  const specs = [
    { name: 'One', adset_id: tree.adSet, creative: { creative_id: tree.creative } },
    {
      name: 'Two',
      creative: newCreative,
      adset_spec: { ...adSetSpec, campaign_spec: { ...newCampaign, name: 'Inline' } },
    },
    { name: 'Three', adset_id: '1', creative: { creative_id: tree.creative } },
  ];
  const { id } = await graph.post(`${nok}/asyncadrequestsets`, { name: 'Many', ad_specs: specs });
  const set = textOf(id);
  expect(await graph.get(set, { fields: counts })).toMatchObject({
    is_completed: false,
    total_count: 3,
    initial_count: 2,
    in_progress_count: 1,
  });
  await practice.advance(1);
  expect(await graph.get(set, { fields: counts })).toMatchObject({
    is_completed: true,
    success_count: 2,
    error_count: 1,
  });
  const [, two, three] = rowsOf(
    await graph.get(`${set}/requests`, { fields: 'status,result,scope_object_id' }),
  );
  expect(three).toMatchObject({ status: 'ERROR', result: { code: 100, error_subcode: 33 } });
  const made = textOf(at(two, 'result.id'));
  expect(two).toMatchObject({ status: 'SUCCESS', scope_object_id: made });
  expect(await graph.get(made, { fields: 'campaign{name}' })).toMatchObject({ campaign: { name: 'Inline' } });
});

test('of an ad that is refused, its campaign is not left behind', async () => {
  const broken = { ...adSetSpec, targeting: {}, campaign_spec: { ...newCampaign, name: 'Orphan' } };
  const specs = [{ name: 'Four', creative: newCreative, adset_spec: broken }];
  await graph.post(`${nok}/asyncadrequestsets`, { name: 'One', ad_specs: specs });
  const filtering = [{ field: 'name', operator: 'EQUAL', value: 'Orphan' }];
  expect(rowsOf(await graph.get(`${nok}/campaigns`, { filtering }))).toEqual([]);
});

test.each([
  [`${nok}/asyncadrequestsets`, { name: 'x' }],
  [`${nok}/asyncadrequestsets`, { name: 'x', ad_specs: ['what'] }],
])('%s refuses %j', async (path, body) => {
  expect(verdict(await graph.post(path, body))).toBe('100');
});
