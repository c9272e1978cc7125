import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Fields, isMap, listOf, textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCreative, plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, rowsOf } from '#sandbox/practice/practice.ts';

let practice: Practice;
let tree: Tree;
let other: string;
const morning = Date.parse('2026-12-01T05:00:00Z');
beforeEach(async () => {
  practice = await openPractice({ now: () => morning });
  tree = await plantTree(practice, 'ACTIVE');
  await practice.graph.post(tree.adSet, { daily_budget: 50_000 });
  const page = await practice.pageGraph();
  const form = await page.post(`${pageIds.plumber}/leadgen_forms`, {
    name: 'Another form',
    questions: [{ type: 'EMAIL' }],
    privacy_policy: { url: 'https://example.com/privacy' },
    follow_up_action_url: 'https://example.com/thanks',
  });
  other = textOf(form['id']);
});
afterEach(() => practice.close());

const days = (count: number) => practice.advance(count * 24 * 60);
async function leadsOf(form: string): Promise<Fields[]> {
  const page = await practice.pageGraph();
  return rowsOf(
    await page.get(`${form}/leads`, { limit: '500', fields: 'id,created_time,ad_id,is_organic,field_data' }),
  );
}
async function leadsTold(): Promise<number> {
  const [row = {}] = rowsOf(
    await practice.graph.get(`${nok}/insights`, { fields: 'actions', date_preset: 'maximum' }),
  );
  const lead = listOf(row['actions']).find((action) => isMap(action) && action['action_type'] === 'lead');
  return isMap(lead) ? Number(lead['value']) : 0;
}
const showForm = (form: string): Fields => ({
  ...newCreative,
  object_story_spec: {
    page_id: pageIds.plumber,
    link_data: {
      link: 'http://fb.me/',
      message: 'Warm all winter.',
      call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: form } },
    },
  },
});

test('leads come in over time, newest first, each once', async () => {
  await days(4);
  const first = await leadsOf(formIds.quote);
  const again = await leadsOf(formIds.quote);
  await days(4);
  const later = await leadsOf(formIds.quote);
  expect(again).toEqual(first);
  expect(later.length).toBeGreaterThan(first.length);
  expect(later.slice(-first.length)).toEqual(first);
  const times = later.map((row) => textOf(row['created_time']));
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(times.map((time) => time.slice(0, 10))).size).toBeGreaterThan(3);
});

test('a form that nobody fills in brings nothing, and is paid for all the same', async () => {
  await practice.control('switches', { form_answers: 'none' });
  await days(4);
  expect(await leadsTold()).toBe(0);
  expect(await leadsOf(formIds.quote)).toEqual([]);
  const [row] = rowsOf(
    await practice.graph.get(`${nok}/insights`, { fields: 'spend', date_preset: 'maximum' }),
  );
  expect(Number(row!['spend'])).toBeGreaterThan(1_000);

  await practice.control('leads', { formId: formIds.quote, count: 2 });
  expect(await leadsOf(formIds.quote)).toHaveLength(2);
  await practice.control('switches', { form_answers: 'as-usual' });
  await days(4);
  expect(await leadsTold()).toBeGreaterThan(0);
});

test('a lead belongs to the form that the ad showed when it came', async () => {
  await days(5);
  const before = await leadsTold();
  const creative = textOf((await practice.graph.post(`${nok}/adcreatives`, showForm(other)))['id']);
  await practice.graph.post(tree.ad, { creative: { creative_id: creative } });
  await days(5);
  expect(before).toBeGreaterThan(0);
  expect(await leadsOf(formIds.quote)).toHaveLength(before);
  expect(await leadsOf(other)).toHaveLength((await leadsTold()) - before);
});

test('what people answer of their own accord is a lead, but no result of an ad', async () => {
  await days(3);
  const told = await leadsTold();
  await practice.control('leads', { formId: other, count: 3 });
  const leads = await leadsOf(other);
  expect(leads).toHaveLength(3);
  expect(leads[0]).toMatchObject({ is_organic: true });
  expect(await leadsTold()).toBe(told);
});

test('a paused campaign brings no more leads, and keeps those it brought', async () => {
  await days(4);
  const leads = await leadsOf(formIds.quote);
  await practice.graph.post(tree.campaign, { status: 'PAUSED' });
  await days(4);
  expect(leads.length).toBeGreaterThan(0);
  expect(await leadsOf(formIds.quote)).toEqual(leads);
});
