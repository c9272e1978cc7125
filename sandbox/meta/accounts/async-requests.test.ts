import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
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

test('a batch that nobody waits for tells what became of each part', async () => {
  const write = (name: string, url: string, body: string) => ({ name, relative_url: url, body });
  const adbatch = [
    write('good', tree.campaign, 'name=Renamed'),
    write('bad', tree.campaign, 'daily_budget=1'),
    { ...write('late', tree.ad, 'name=Late'), depends_on: 'bad' },
  ];
  const { id } = await graph.post(`${nok}/async_batch_requests`, { name: 'Batch', adbatch });
  await practice.advance(1);
  const rows = rowsOf(await graph.get(`${textOf(id)}/requests`, { fields: 'name,status' }));
  expect(rows.map(({ status }) => status)).toEqual(['SUCCESS', 'ERROR', 'ERROR_DEPENDENCY']);
});

test('a copy with more children than anybody waits for is told by a session', async () => {
  for (const name of ['Second', 'Third'])
    await graph.post(`${nok}/adsets`, { ...newAdSet(tree.campaign), name });
  const body = 'deep_copy=true&status_option=PAUSED';
  expect(verdict(await graph.post(`${tree.campaign}/copies`, { deep_copy: true }))).toBe('100/1885194');
  const asyncbatch = [{ method: 'POST', relative_url: `${tree.campaign}/copies`, name: 'copy', body }];
  const { async_sessions: sessions } = await graph.post('', { asyncbatch });
  const [session] = sessions as Fields[];
  expect(session).toMatchObject({ name: 'copy' });
  const ask = () => graph.get(textOf(session?.['id']), { fields: 'status,result' });
  expect(await ask()).toMatchObject({ status: 'IN_PROGRESS' });
  await practice.advance(1);
  const { status, result } = await ask();
  expect(status).toBe('COMPLETED');
  const { copied_campaign_id: copied } = JSON.parse(textOf(result)) as Fields;
  expect(rowsOf(await graph.get(`${textOf(copied)}/adsets`))).toHaveLength(3);
});

test.each([
  [`${nok}/asyncadrequestsets`, { name: 'x' }],
  [`${nok}/asyncadrequestsets`, { name: 'x', ad_specs: ['what'] }],
  [`${nok}/async_batch_requests`, { name: 'x', adbatch: [{ body: 'a=b' }] }],
  ['', { asyncbatch: 'nothing' }],
])('%s refuses %j', async (path, body) => {
  expect(verdict(await graph.post(path, body))).toBe('100');
});
