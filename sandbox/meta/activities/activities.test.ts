import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Fields } from '#sandbox/json.ts';
import { app, userId } from '#sandbox/meta/seed-ids.ts';
import { nok, openPractice, type Practice, rowsOf } from '#sandbox/practice/practice.ts';
import { plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';

let practice: Practice;
let tree: Tree;
beforeEach(async () => {
  practice = await openPractice({ now: () => Date.parse('2026-01-15T13:46:00Z') });
  tree = await plantTree(practice);
});
afterEach(() => practice.close());

const all = `
  actor_id,actor_name,application_id,application_name,date_time_in_timezone,event_time,event_type,extra_data,object_id,
  object_name,object_type,translated_event_type`.replaceAll(/\s/g, '');
const read = async (query: Fields = {}, id = nok) =>
  rowsOf(await practice.graph.get(`${id}/activities`, { fields: all, ...query }));
const types = async (query: Fields = {}, id = nok) =>
  (await read(query, id)).map(({ event_type: type }) => type);

test('what we make and change is told, newest first, as our doing, and to the minute', async () => {
  expect(await types()).toEqual(['create_ad', 'create_ad_set', 'create_campaign_group']);
  await practice.graph.post(tree.campaign, { status: 'ACTIVE' });
  const [row] = await read();
  expect(row).toEqual({
    actor_id: userId,
    actor_name: 'Ingrid Solheim',
    application_id: app.id,
    application_name: app.name,
    date_time_in_timezone: '1/15/2026 at 2:46 PM',
    event_time: '2026-01-15T13:46:00+0000',
    event_type: 'update_campaign_run_status',
    extra_data: JSON.stringify({ old_value: 'Paused', new_value: 'Active', type: 'status' }),
    object_id: tree.campaign,
    object_name: 'Heat pumps',
    object_type: 'CAMPAIGN',
    translated_event_type: 'Campaign status updated',
  });
});

test.each([
  ['daily_budget', 25_000, 'update_ad_set_budget', '{"old_value":"10000","new_value":"25000"}'],
  ['name', 'Os', 'update_ad_set_name', '{"old_value":"Bergen","new_value":"Os"}'],
] as const)('a new %s of an ad set is a row with what it was and is', async (field, value, type, extra) => {
  await practice.graph.post(tree.adSet, { [field]: value });
  expect((await read())[0]).toMatchObject({ event_type: type, extra_data: extra, object_type: 'AD_SET' });
});

test('what is sent as it is already leaves no row', async () => {
  const before = await types();
  await practice.graph.post(tree.adSet, { daily_budget: 10_000, name: 'Bergen' });
  expect(await types()).toEqual(before);
});

test.each([
  ['person', 'Dag Berge', 'Ads Manager'],
  ['program', 'Marit Lund', 'Another ads tool'],
  ['meta', 'System', 'Meta ads'],
] as const)('what a %s does behind our back is told as theirs, if at all', async (by, actor, program) => {
  await practice.edit(tree.adSet, { daily_budget: 150_000 }, { by });
  expect((await read())[0]).toMatchObject({ actor_name: actor, application_name: program });
  const before = await types();
  await practice.edit(tree.adSet, { daily_budget: 15_000 }, { by, isLogged: false });
  expect(await types()).toEqual(before);
  expect(await practice.graph.get(tree.adSet, { fields: 'daily_budget' })).toMatchObject({
    daily_budget: '15000',
  });
});

test('an ad tells which program had it last', async () => {
  const last = async () =>
    (await practice.graph.get(tree.ad, { fields: 'last_updated_by_app_id' }))['last_updated_by_app_id'];
  expect(await last()).toBe(app.id);
  await practice.edit(tree.ad, { name: 'Renamed' });
  expect(await last()).toBe('119211728144504');
});

test('rows can be asked for by category, person and time, of seven days unless more is wished', async () => {
  await practice.edit(tree.adSet, { daily_budget: 20_000 });
  await practice.edit(tree.campaign, { status: 'ACTIVE' });
  expect(await types({ category: 'BUDGET' })).toEqual(['update_ad_set_budget']);
  expect(await types({ category: 'STATUS' })).toEqual(['update_campaign_run_status']);
  expect(await types({ uid: userId })).toHaveLength(3);
  expect(await practice.graph.get(`${nok}/activities`, { category: 'MUSIC' })).toMatchObject({
    error: { code: 100 },
  });
  await practice.advance(8 * 24 * 60);
  expect(await types()).toEqual([]);
  expect(await types({ since: Date.parse('2026-01-14') / 1000 })).toHaveLength(5);
  expect(await types({ since: '2026-01-14T00:00:00+0000', until: '2026-01-15T00:00:00+0000' })).toEqual([]);
});

test('what is older than ninety days is gone', async () => {
  await practice.advance(91 * 24 * 60);
  expect(await types({ since: Date.parse('2026-01-01') / 1000 })).toEqual([]);
});

test('a campaign tells of all that is below it, and of nothing else', async () => {
  const other = await plantTree(practice);
  await practice.edit(other.ad, { status: 'ACTIVE' });
  expect(await types({}, tree.campaign)).toEqual(['create_ad', 'create_ad_set', 'create_campaign_group']);
  expect(await types({}, other.adSet)).toEqual(['update_ad_run_status', 'create_ad', 'create_ad_set']);
});

test('pages go on where they ended though new rows come', async () => {
  const first = await practice.graph.get(`${nok}/activities`, { fields: 'event_type', limit: '2' });
  await practice.edit(tree.ad, { name: 'Renamed meanwhile' });
  const { after } = (first['paging'] as { cursors: { after: string } }).cursors;
  expect(await types({ fields: 'event_type', after })).toEqual(['create_campaign_group']);
  expect(rowsOf(first)[0]).toEqual({ event_type: 'create_ad' });
});

test('rows may come late, tell their extra data as an object, and their words in another language', async () => {
  await practice.control('switches', {
    activity_delay_minutes: 10,
    activity_extra_data: 'object',
    activity_words: 'other',
  });
  expect(await types()).toEqual([]);
  await practice.advance(11);
  expect(await types()).toHaveLength(3);
  await practice.edit(tree.campaign, { name: 'Other' });
  await practice.advance(11);
  expect((await read())[0]).toMatchObject({
    extra_data: { old_value: 'Heat pumps', new_value: 'Other' },
    translated_event_type: '«update_campaign_name»',
  });
});
