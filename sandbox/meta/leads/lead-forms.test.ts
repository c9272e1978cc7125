import { afterEach, beforeEach, expect, test } from 'vitest';

import { at, type Fields, listOf, mapOf, textOf } from '#sandbox/json.ts';
import { questionTypes } from '#sandbox/meta/graph/vocabulary.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { plantTree } from '#sandbox/practice/practice-tree.ts';
import { openPractice, type Practice, rowsOf, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let page: Awaited<ReturnType<Practice['pageGraph']>>;
beforeEach(async () => {
  practice = await openPractice();
  page = await practice.pageGraph();
});
afterEach(() => practice.close());

const newForm: Fields = {
  name: 'Service agreement',
  questions: [{ type: 'EMAIL' }],
  privacy_policy: { url: 'https://example.com/privacy', link_text: 'Privacy' },
  follow_up_action_url: 'https://example.com/thanks',
};
const create = (more: Fields = {}) => page.post(`${pageIds.plumber}/leadgen_forms`, { ...newForm, ...more });
const answers = async (form: string): Promise<Fields> => {
  await practice.control('leads', { formId: form, count: 1 });
  const [lead] = rowsOf(
    await page.get(`${form}/leads`, { fields: 'field_data,custom_disclaimer_responses' }),
  );
  return lead ?? {};
};
const disclaimer = {
  title: 'Terms',
  body: { text: 'We keep what you tell us for a year.' },
  checkboxes: [
    { key: 'terms', text: 'I agree', is_required: true },
    { key: 'news', text: 'Send me news', is_required: false },
  ],
};

test('a form keeps everything it is made with', async () => {
  const whole = {
    locale: 'NB_NO',
    context_card: { title: 'Hello', style: 'LIST_STYLE', content: ['One', 'Two'], button_text: 'Go on' },
    thank_you_page: {
      title: 'Thanks',
      body: 'We call you.',
      button_type: 'VIEW_WEBSITE',
      website_url: 'https://example.com/',
    },
    custom_disclaimer: disclaimer,
    is_optimized_for_quality: true,
    question_page_custom_headline: 'Tell us more',
    tracking_parameters: { source: 'spring' },
  };
  const { id } = await create(whole);
  const fields = [...Object.keys(whole), 'status', 'privacy_policy_url', 'leads_count', 'page_id'].join(',');
  expect(await page.get(textOf(id), { fields })).toMatchObject({
    ...whole,
    status: 'ACTIVE',
    privacy_policy_url: 'https://example.com/privacy',
    leads_count: 0,
    page_id: pageIds.plumber,
  });
});

test.each<[string, Fields, string]>([
  ['a language that does not exist', { locale: 'XX_XX' }, '100'],
  [
    'a privacy link of 71 signs',
    { privacy_policy: { url: 'https://a.example', link_text: 'x'.repeat(71) } },
    '100',
  ],
  ['a privacy address that is none', { privacy_policy: { url: 'privacy' } }, '100/1892075 privacy_policy'],
  ['nowhere to go afterwards', { follow_up_action_url: undefined }, '100'],
  ['an address afterwards that is none', { follow_up_action_url: 'thanks' }, '100'],
  ['no question', { questions: [] }, '100'],
  ['the same question twice', { questions: [{ type: 'EMAIL' }, { type: 'EMAIL' }] }, '100'],
  ['a question of a kind that does not exist', { questions: [{ type: 'SHOE_SIZE' }] }, '100'],
  ['a question of its own without words', { questions: [{ type: 'CUSTOM' }] }, '100'],
  [
    'a choice of nothing',
    { questions: [{ type: 'CUSTOM', label: 'When?', options: [{ key: 'a' }] }] },
    '100',
  ],
  ['a welcome of no style', { context_card: { title: 'Hi', style: 'POEM' } }, '100'],
  ['a button to nowhere', { thank_you_page: { title: 'Thanks', button_type: 'VIEW_WEBSITE' } }, '100'],
  [
    'a button that calls nobody',
    { thank_you_page: { title: 'Thanks', button_type: 'CALL_BUSINESS' } },
    '100',
  ],
  ['a disclaimer without words', { custom_disclaimer: { title: 'Terms' } }, '100'],
])('a form with %s is refused', async (_case, wrong, expected) => {
  const before = rowsOf(await page.get(`${pageIds.plumber}/leadgen_forms`)).length;
  expect(verdict(await create(wrong))).toBe(expected);
  expect(rowsOf(await page.get(`${pageIds.plumber}/leadgen_forms`))).toHaveLength(before);
});

test('a question that Meta fills in says so in the language of its form', async () => {
  const labels = async (locale?: string) => {
    const { id } = await create({ name: `In ${locale}`, ...(locale && { locale }) });
    return listOf((await page.get(textOf(id), { fields: 'questions' }))['questions']).map(
      (each) => mapOf(each)['label'],
    );
  };
  expect(await labels()).toEqual(['Email']);
  expect(await labels('NB_NO')).toEqual(['E-post']);
});

test('a page that has not accepted the terms makes no forms', async () => {
  await practice.edit(pageIds.plumber, { leadgen_tos_accepted: false });
  expect(at(await create(), 'error.message')).toEqual(
    expect.stringContaining('facebook.com/ads/leadgen/tos'),
  );
});

test('who may neither advertise for a page nor manage it makes no forms', async () => {
  await practice.edit(pageIds.plumber, { tasks: ['ANALYZE'] });
  expect(verdict(await create())).toBe('10');
});

test('a form cannot be deleted', async () => {
  expect(verdict(await page.remove(formIds.quote))).toBe('100/33');
});

test('forms can be filtered', async () => {
  const filtering = [{ field: 'status', operator: 'EQUAL', value: 'ACTIVE' }];
  const found = rowsOf(await page.get(`${pageIds.plumber}/leadgen_forms`, { filtering, fields: 'status' }));
  expect(found).toEqual([{ status: 'ACTIVE', id: formIds.quote }]);
});

test('people have an answer to every kind of question, and stay themselves throughout', async () => {
  const questions = questionTypes
    .filter((type) => type !== 'CUSTOM')
    .map((type) => ({ type, label: `${type}?` }));
  const { id } = await create({ questions, locale: 'NB_NO' });
  const given = listOf((await answers(textOf(id)))['field_data']).map(mapOf);
  expect(given).toHaveLength(questions.length);
  expect(given.every(({ values }) => textOf(listOf(values)[0]) !== '')).toBe(true);
  const told = Object.fromEntries(given.map(({ name, values }) => [textOf(name), textOf(listOf(values)[0])]));
  expect(told['full_name']).toBe(`${told['first_name']} ${told['last_name']}`);
  expect(told['phone_number']).toMatch(/^\+474\d{7}$/);
  expect(told['country']).toBe('NO');
});

test('English forms are answered by English people', async () => {
  const { id } = await create({ locale: 'EN_GB', questions: [{ type: 'PHONE' }, { type: 'COUNTRY' }] });
  expect((await answers(textOf(id)))['field_data']).toMatchObject([
    { name: 'phone_number', values: [expect.stringMatching(/^\+447\d{9}$/)] },
    { name: 'country', values: ['GB'] },
  ]);
});

test('who answers a choice takes one of its options; who answers freely sticks to the question', async () => {
  const options = [
    { key: 'now', value: 'Now' },
    { key: 'later', value: 'Later' },
  ];
  const questions = [
    { type: 'CUSTOM', key: 'when', label: 'When?', options },
    { type: 'CUSTOM', label: 'Your budget?' },
  ];
  const { id } = await create({ questions, locale: 'EN_US' });
  expect((await answers(textOf(id)))['field_data']).toEqual([
    { name: 'when', values: [expect.stringMatching(/^(Now|Later)$/)] },
    { name: 'your_budget?', values: [expect.stringMatching(/\d|Not sure yet/)] },
  ]);
});

test('what must be agreed to is agreed to', async () => {
  const { id } = await create({ custom_disclaimer: disclaimer });
  expect((await answers(textOf(id)))['custom_disclaimer_responses']).toMatchObject([
    { checkbox_key: 'terms', is_checked: '1' },
    { checkbox_key: 'news' },
  ]);
});

test('a form has one test lead at a time', async () => {
  const field_data = [{ name: 'email', values: ['a@example.com'] }];
  const { id } = await page.post(`${formIds.quote}/test_leads`, { field_data });
  expect(await page.get(textOf(id), { fields: 'field_data' })).toMatchObject({ field_data });
  expect(verdict(await page.post(`${formIds.quote}/test_leads`))).toBe('100');
  expect(rowsOf(await page.get(`${formIds.quote}/test_leads`))).toHaveLength(1);
  expect(await page.remove(textOf(id))).toEqual({ success: true });
  expect(verdict(await page.post(`${formIds.quote}/test_leads`))).toBe('ok');
});

test('the leads of people cannot be deleted', async () => {
  const { leadIds } = await practice.control('leads', { formId: formIds.quote, count: 1 });
  expect(verdict(await page.remove(textOf(listOf(leadIds)[0])))).toBe('100/33');
});

test('who may not see ads does not see by which ad a lead came', async () => {
  const { ad } = await plantTree(practice, 'ACTIVE');
  await practice.advance(1);
  const { leadIds } = await practice.control('leads', { formId: formIds.quote, count: 1 });
  const lead = textOf(listOf(leadIds)[0]);
  expect(await page.get(lead, { fields: 'ad_id,ad_name' })).toMatchObject({ ad_id: ad, ad_name: 'Ad' });
  const scopes = ['leads_retrieval', 'pages_show_list', 'pages_manage_ads'];
  const { accessToken } = await practice.control('tokens', { state: 'ok', scopes });
  const reader = practice.graphAs(textOf(accessToken));
  expect(await reader.get(lead, { fields: 'ad_id,ad_name,field_data' })).not.toHaveProperty('ad_id');
});

test('a business can keep its leads from an app by the Leads Access Manager', async () => {
  await practice.control('switches', { leads_access_manager: 'not-assigned' });
  expect(await page.get(`${formIds.quote}/leads`)).toMatchObject({
    error: { code: 200, message: expect.stringContaining('Leads Access Manager') },
  });
});

test('a page has so many looks at its leads a day', async () => {
  const batch = Array.from({ length: 50 }, () => ({ method: 'GET', relative_url: `${formIds.quote}/leads` }));
  const verdicts: string[] = [];
  for (let turn = 0; turn <= 4_800; turn += batch.length)
    for (const answer of listOf((await page.post('', { batch }))['list']))
      verdicts.push(verdict(JSON.parse(textOf(mapOf(answer)['body']))));
  expect([verdicts.indexOf('80005'), verdicts.at(-1)]).toEqual([4_800, '80005']);
  await practice.advance(24 * 60);
  expect(verdict(await page.get(`${formIds.quote}/leads`))).toBe('ok');
});
