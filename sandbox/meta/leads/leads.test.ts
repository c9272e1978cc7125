import { afterEach, beforeEach, expect, test } from 'vitest';

import { textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
beforeEach(async () => (practice = await openPractice()));
afterEach(() => practice.close());

const newForm = {
  name: 'Service agreement',
  questions: [{ type: 'EMAIL' }, { type: 'CUSTOM', label: 'Your budget?' }],
  privacy_policy: { url: 'https://example.com/privacy' },
  follow_up_action_url: 'https://example.com/thanks',
};

test('people answer a form, and everybody says something to every question', async () => {
  const page = await practice.pageGraph();
  const { id } = await page.post(`${pageIds.plumber}/leadgen_forms`, newForm);
  await practice.control('leads', { formId: id, count: 3 });
  const leads = rowsOf(await page.get(`${textOf(id)}/leads`, { fields: 'field_data,is_organic' }));
  expect(leads).toHaveLength(3);
  expect(leads[0]).toMatchObject({
    is_organic: true,
    field_data: [
      { name: 'email', values: [expect.stringContaining('@example.com')] },
      { name: 'your_budget?' },
    ],
  });
});

test('who answers by way of an ad is told with that ad', async () => {
  const { ad, campaign } = await plantTree(practice, 'ACTIVE');
  await practice.advance(1);
  await practice.control('leads', { formId: formIds.quote, count: 1 });
  expect(rowsOf(await practice.graph.get(`${ad}/leads`, { fields: 'ad_id,campaign_id' }))).toMatchObject([
    { ad_id: ad, campaign_id: campaign },
  ]);
});

test('leads are kept for ninety days', async () => {
  await practice.control('leads', { formId: formIds.trialClass, count: 2 });
  const count = async () =>
    rowsOf(await (await practice.pageGraph(pageIds.yoga)).get(`${formIds.trialClass}/leads`)).length;
  expect(await count()).toBe(2);
  await practice.advance(91 * 24 * 60);
  const { accessToken } = await practice.control('tokens', { state: 'ok' });
  expect(rowsOf(await practice.graphAs(textOf(accessToken)).get(`${formIds.trialClass}/leads`))).toEqual([]);
});

test('only new leads can be asked for', async () => {
  await practice.control('leads', { formId: formIds.cakes, count: 2 });
  const soon = Math.floor(Date.now() / 1000) + 60;
  await practice.advance(2);
  await practice.control('leads', { formId: formIds.cakes, count: 1 });
  const filtering = [{ field: 'time_created', operator: 'GREATER_THAN', value: soon }];
  expect(rowsOf(await practice.graph.get(`${formIds.cakes}/leads`, { filtering }))).toHaveLength(1);
});

test('without leads_retrieval nobody reads leads', async () => {
  const { accessToken } = await practice.control('tokens', {
    state: 'ok',
    scopes: ['pages_show_list', 'pages_manage_ads'],
  });
  const answer = await practice.graphAs(textOf(accessToken)).get(`${formIds.quote}/leads`);
  expect(answer).toMatchObject({
    error: { code: 200, message: '(#200) Requires leads_retrieval permission to manage the object' },
  });
});

test.each([
  ['without a privacy policy', { ...newForm, privacy_policy: undefined }, '100/1892075 privacy_policy'],
  ['with a name that is taken', { ...newForm, name: 'Free quote' }, '100/1892180 name'],
  ['with a question of no type', { ...newForm, questions: [{ label: 'Who?' }] }, '100'],
  ['without questions', { ...newForm, questions: undefined }, '100'],
])('a form %s is refused', async (_case, body, expected) => {
  const page = await practice.pageGraph();
  expect(verdict(await page.post(`${pageIds.plumber}/leadgen_forms`, body))).toBe(expected);
});

test('a form can only be put away and taken out again', async () => {
  const page = await practice.pageGraph();
  expect(await page.post(formIds.quote, { status: 'ARCHIVED' })).toEqual({ success: true });
  expect(verdict(await page.post(formIds.quote, { name: 'New name' }))).toBe('100');
});

test('an app can ask to hear of new leads', async () => {
  const page = await practice.pageGraph();
  expect(rowsOf(await page.get(`${pageIds.plumber}/subscribed_apps`))).toEqual([]);
  await page.post(`${pageIds.plumber}/subscribed_apps`, { subscribed_fields: 'leadgen' });
  expect(rowsOf(await page.get(`${pageIds.plumber}/subscribed_apps`))).toMatchObject([
    { subscribed_fields: ['leadgen'] },
  ]);
});
